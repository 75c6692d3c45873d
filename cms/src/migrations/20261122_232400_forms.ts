import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Adds the entries that visitors send by forms, and the mails about them, which go with them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "bf_submissions" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "title" varchar NOT NULL,
    "form" varchar NOT NULL,
    "locale" varchar NOT NULL,
    "values" jsonb NOT NULL,
    "key" varchar NOT NULL,
    "is_read" boolean DEFAULT false,
    "is_answered" boolean DEFAULT false,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE TABLE "bf_mails" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "to" varchar NOT NULL,
    "reply_to" varchar,
    "subject" varchar NOT NULL,
    "text" varchar NOT NULL,
    "html" varchar NOT NULL,
    "sent_at" timestamp(3) with time zone,
    "failed_at" timestamp(3) with time zone,
    "submission_id" uuid,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  ALTER TABLE "bf_mails" ADD CONSTRAINT "bf_mails_submission_id_bf_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."bf_submissions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "bf_submissions_form_idx" ON "bf_submissions" USING btree ("form");
  CREATE UNIQUE INDEX "bf_submissions_key_idx" ON "bf_submissions" USING btree ("key");
  CREATE INDEX "bf_submissions_is_read_idx" ON "bf_submissions" USING btree ("is_read");
  CREATE INDEX "bf_submissions_is_answered_idx" ON "bf_submissions" USING btree ("is_answered");
  CREATE INDEX "bf_submissions_updated_at_idx" ON "bf_submissions" USING btree ("updated_at");
  CREATE INDEX "bf_submissions_created_at_idx" ON "bf_submissions" USING btree ("created_at");
  CREATE INDEX "bf_mails_failed_at_idx" ON "bf_mails" USING btree ("failed_at");
  CREATE INDEX "bf_mails_submission_idx" ON "bf_mails" USING btree ("submission_id");
  CREATE INDEX "bf_mails_updated_at_idx" ON "bf_mails" USING btree ("updated_at");
  CREATE INDEX "bf_mails_created_at_idx" ON "bf_mails" USING btree ("created_at");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "bf_mails" CASCADE; DROP TABLE "bf_submissions" CASCADE;`)
}
