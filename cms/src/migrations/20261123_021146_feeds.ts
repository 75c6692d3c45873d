import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The last state of what outside services give, and which place of theirs a branch is. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "feeds" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "key" varchar NOT NULL,
    "data" jsonb,
    "loaded_at" timestamp(3) with time zone,
    "failed_at" timestamp(3) with time zone,
    "failure" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  ALTER TABLE "branches" ADD COLUMN "place_id" varchar;
  CREATE UNIQUE INDEX "feeds_key_idx" ON "feeds" USING btree ("key");
  CREATE INDEX "feeds_updated_at_idx" ON "feeds" USING btree ("updated_at");
  CREATE INDEX "feeds_created_at_idx" ON "feeds" USING btree ("created_at");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "feeds" CASCADE; ALTER TABLE "branches" DROP COLUMN "place_id";`)
}
