import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Adds the entries that visitors send by forms, and the mails about them, which go with them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "submissions" (
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
  CREATE TABLE "mails" (
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
  ALTER TABLE "mails" ADD CONSTRAINT "mails_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "submissions_form_idx" ON "submissions" USING btree ("form");
  CREATE UNIQUE INDEX "submissions_key_idx" ON "submissions" USING btree ("key");
  CREATE INDEX "submissions_is_read_idx" ON "submissions" USING btree ("is_read");
  CREATE INDEX "submissions_is_answered_idx" ON "submissions" USING btree ("is_answered");
  CREATE INDEX "submissions_updated_at_idx" ON "submissions" USING btree ("updated_at");
  CREATE INDEX "submissions_created_at_idx" ON "submissions" USING btree ("created_at");
  CREATE INDEX "mails_failed_at_idx" ON "mails" USING btree ("failed_at");
  CREATE INDEX "mails_submission_idx" ON "mails" USING btree ("submission_id");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "mails" CASCADE; DROP TABLE "submissions" CASCADE;`)
}
