import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The last state of what outside services give, and which place of theirs a branch is. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "bf_feeds" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "key" varchar NOT NULL,
    "data" jsonb,
    "loaded_at" timestamp(3) with time zone,
    "failed_at" timestamp(3) with time zone,
    "failure" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  ALTER TABLE "bf_branches" ADD COLUMN "place_id" varchar;
  CREATE UNIQUE INDEX "bf_feeds_key_idx" ON "bf_feeds" USING btree ("key");
  CREATE INDEX "bf_feeds_updated_at_idx" ON "bf_feeds" USING btree ("updated_at");
  CREATE INDEX "bf_feeds_created_at_idx" ON "bf_feeds" USING btree ("created_at");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "bf_feeds" CASCADE; ALTER TABLE "bf_branches" DROP COLUMN "place_id";`)
}
