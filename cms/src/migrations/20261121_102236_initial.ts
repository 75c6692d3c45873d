import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('de', 'fr', 'it', 'rm', 'en', 'sq', 'sr', 'hr', 'es', 'pt');
  CREATE TYPE "public"."enum_bf_users_role" AS ENUM('admin', 'optician');
  CREATE TABLE "bf_pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"collection" varchar,
  	"role" varchar,
  	"status" varchar,
  	"changed" boolean,
  	"updated_by_id" uuid,
  	"rev" numeric DEFAULT 0,
  	"draft" jsonb,
  	"published" jsonb,
  	"revs" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bf_groups" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"page_id" uuid NOT NULL,
  	"parent_id" uuid,
  	"status" varchar,
  	"changed" boolean,
  	"updated_by_id" uuid,
  	"rev" numeric DEFAULT 0,
  	"draft" jsonb,
  	"published" jsonb,
  	"revs" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bf_fields" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"page_id" uuid NOT NULL,
  	"group_id" uuid NOT NULL,
  	"status" varchar,
  	"changed" boolean,
  	"updated_by_id" uuid,
  	"rev" numeric DEFAULT 0,
  	"draft" jsonb,
  	"published" jsonb,
  	"revs" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bf_media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"original_filename" varchar,
  	"media_type" varchar DEFAULT 'image' NOT NULL,
  	"blur_hash" varchar,
  	"bucket_folder" varchar DEFAULT 'images' NOT NULL,
  	"object_id" varchar,
  	"extension" varchar,
  	"parent_id" uuid,
  	"alt_by_language" jsonb,
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar
  );
  
  CREATE TABLE "bf_media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "bf_navigation" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" jsonb NOT NULL,
  	"children" jsonb NOT NULL,
  	"order" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bf_branches_periods" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" numeric NOT NULL,
  	"open" varchar NOT NULL,
  	"close" varchar NOT NULL
  );
  
  CREATE TABLE "bf_branches_special" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" varchar NOT NULL,
  	"open" varchar NOT NULL,
  	"close" varchar NOT NULL,
  	"note" varchar
  );
  
  CREATE TABLE "bf_branches" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"street" varchar,
  	"street_number" varchar,
  	"zip" varchar,
  	"city" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bf_staff" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"email" varchar,
  	"phone" varchar,
  	"branch_id" uuid,
  	"picture_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bf_changelog" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"de" varchar NOT NULL,
  	"fr" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bf_redirects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"collection" varchar,
  	"locale" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"page_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bf_revisions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"page_id" uuid NOT NULL,
  	"number" numeric NOT NULL,
  	"actor_id" uuid,
  	"state" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bf_users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "bf_users" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"role" "enum_bf_users_role" DEFAULT 'optician' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"bf_branches_id" uuid,
  	"bf_staff_id" uuid,
  	"bf_changelog_id" uuid,
  	"bf_users_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"bf_users_id" uuid
  );
  
  
  CREATE TABLE "bf_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"rev" numeric DEFAULT 0,
  	"navigation_rev" numeric DEFAULT 0,
  	"values" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "bf_pages" ADD CONSTRAINT "bf_pages_updated_by_id_bf_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."bf_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bf_groups" ADD CONSTRAINT "bf_groups_page_id_bf_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."bf_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bf_groups" ADD CONSTRAINT "bf_groups_parent_id_bf_groups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."bf_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bf_groups" ADD CONSTRAINT "bf_groups_updated_by_id_bf_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."bf_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bf_fields" ADD CONSTRAINT "bf_fields_page_id_bf_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."bf_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bf_fields" ADD CONSTRAINT "bf_fields_group_id_bf_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."bf_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bf_fields" ADD CONSTRAINT "bf_fields_updated_by_id_bf_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."bf_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bf_media" ADD CONSTRAINT "bf_media_parent_id_bf_media_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."bf_media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bf_media_texts" ADD CONSTRAINT "bf_media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."bf_media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bf_branches_periods" ADD CONSTRAINT "bf_branches_periods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bf_branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bf_branches_special" ADD CONSTRAINT "bf_branches_special_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bf_branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bf_staff" ADD CONSTRAINT "bf_staff_branch_id_bf_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."bf_branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bf_staff" ADD CONSTRAINT "bf_staff_picture_id_bf_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."bf_media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bf_redirects" ADD CONSTRAINT "bf_redirects_page_id_bf_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."bf_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bf_revisions" ADD CONSTRAINT "bf_revisions_page_id_bf_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."bf_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bf_revisions" ADD CONSTRAINT "bf_revisions_actor_id_bf_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."bf_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bf_users_sessions" ADD CONSTRAINT "bf_users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bf_users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bf_branches_fk" FOREIGN KEY ("bf_branches_id") REFERENCES "public"."bf_branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bf_staff_fk" FOREIGN KEY ("bf_staff_id") REFERENCES "public"."bf_staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bf_changelog_fk" FOREIGN KEY ("bf_changelog_id") REFERENCES "public"."bf_changelog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bf_users_fk" FOREIGN KEY ("bf_users_id") REFERENCES "public"."bf_users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_bf_users_fk" FOREIGN KEY ("bf_users_id") REFERENCES "public"."bf_users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "bf_pages_collection_idx" ON "bf_pages" USING btree ("collection");
  CREATE INDEX "bf_pages_updated_by_idx" ON "bf_pages" USING btree ("updated_by_id");
  CREATE INDEX "bf_pages_updated_at_idx" ON "bf_pages" USING btree ("updated_at");
  CREATE INDEX "bf_pages_created_at_idx" ON "bf_pages" USING btree ("created_at");
  CREATE INDEX "bf_groups_page_idx" ON "bf_groups" USING btree ("page_id");
  CREATE INDEX "bf_groups_parent_idx" ON "bf_groups" USING btree ("parent_id");
  CREATE INDEX "bf_groups_updated_by_idx" ON "bf_groups" USING btree ("updated_by_id");
  CREATE INDEX "bf_groups_updated_at_idx" ON "bf_groups" USING btree ("updated_at");
  CREATE INDEX "bf_groups_created_at_idx" ON "bf_groups" USING btree ("created_at");
  CREATE INDEX "bf_fields_page_idx" ON "bf_fields" USING btree ("page_id");
  CREATE INDEX "bf_fields_group_idx" ON "bf_fields" USING btree ("group_id");
  CREATE INDEX "bf_fields_updated_by_idx" ON "bf_fields" USING btree ("updated_by_id");
  CREATE INDEX "bf_fields_updated_at_idx" ON "bf_fields" USING btree ("updated_at");
  CREATE INDEX "bf_fields_created_at_idx" ON "bf_fields" USING btree ("created_at");
  CREATE INDEX "bf_media_media_type_idx" ON "bf_media" USING btree ("media_type");
  CREATE UNIQUE INDEX "bf_media_object_id_idx" ON "bf_media" USING btree ("object_id");
  CREATE INDEX "bf_media_parent_idx" ON "bf_media" USING btree ("parent_id");
  CREATE INDEX "bf_media_updated_at_idx" ON "bf_media" USING btree ("updated_at");
  CREATE INDEX "bf_media_created_at_idx" ON "bf_media" USING btree ("created_at");
  CREATE UNIQUE INDEX "bf_media_filename_idx" ON "bf_media" USING btree ("filename");
  CREATE INDEX "bf_media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "bf_media" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "bf_media_texts_order_parent" ON "bf_media_texts" USING btree ("order","parent_id");
  CREATE INDEX "bf_navigation_updated_at_idx" ON "bf_navigation" USING btree ("updated_at");
  CREATE INDEX "bf_navigation_created_at_idx" ON "bf_navigation" USING btree ("created_at");
  CREATE INDEX "bf_branches_periods_order_idx" ON "bf_branches_periods" USING btree ("_order");
  CREATE INDEX "bf_branches_periods_parent_id_idx" ON "bf_branches_periods" USING btree ("_parent_id");
  CREATE INDEX "bf_branches_special_order_idx" ON "bf_branches_special" USING btree ("_order");
  CREATE INDEX "bf_branches_special_parent_id_idx" ON "bf_branches_special" USING btree ("_parent_id");
  CREATE INDEX "bf_branches_updated_at_idx" ON "bf_branches" USING btree ("updated_at");
  CREATE INDEX "bf_branches_created_at_idx" ON "bf_branches" USING btree ("created_at");
  CREATE INDEX "bf_staff_branch_idx" ON "bf_staff" USING btree ("branch_id");
  CREATE INDEX "bf_staff_picture_idx" ON "bf_staff" USING btree ("picture_id");
  CREATE INDEX "bf_staff_updated_at_idx" ON "bf_staff" USING btree ("updated_at");
  CREATE INDEX "bf_staff_created_at_idx" ON "bf_staff" USING btree ("created_at");
  CREATE INDEX "bf_changelog_date_idx" ON "bf_changelog" USING btree ("date");
  CREATE INDEX "bf_changelog_updated_at_idx" ON "bf_changelog" USING btree ("updated_at");
  CREATE INDEX "bf_changelog_created_at_idx" ON "bf_changelog" USING btree ("created_at");
  CREATE INDEX "bf_redirects_page_idx" ON "bf_redirects" USING btree ("page_id");
  CREATE INDEX "bf_redirects_updated_at_idx" ON "bf_redirects" USING btree ("updated_at");
  CREATE INDEX "bf_redirects_created_at_idx" ON "bf_redirects" USING btree ("created_at");
  CREATE INDEX "bf_revisions_page_idx" ON "bf_revisions" USING btree ("page_id");
  CREATE INDEX "bf_revisions_actor_idx" ON "bf_revisions" USING btree ("actor_id");
  CREATE INDEX "bf_revisions_updated_at_idx" ON "bf_revisions" USING btree ("updated_at");
  CREATE INDEX "bf_revisions_created_at_idx" ON "bf_revisions" USING btree ("created_at");
  CREATE INDEX "bf_users_sessions_order_idx" ON "bf_users_sessions" USING btree ("_order");
  CREATE INDEX "bf_users_sessions_parent_id_idx" ON "bf_users_sessions" USING btree ("_parent_id");
  CREATE INDEX "bf_users_updated_at_idx" ON "bf_users" USING btree ("updated_at");
  CREATE INDEX "bf_users_created_at_idx" ON "bf_users" USING btree ("created_at");
  CREATE UNIQUE INDEX "bf_users_email_idx" ON "bf_users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_bf_branches_id_idx" ON "payload_locked_documents_rels" USING btree ("bf_branches_id");
  CREATE INDEX "payload_locked_documents_rels_bf_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("bf_staff_id");
  CREATE INDEX "payload_locked_documents_rels_bf_changelog_id_idx" ON "payload_locked_documents_rels" USING btree ("bf_changelog_id");
  CREATE INDEX "payload_locked_documents_rels_bf_users_id_idx" ON "payload_locked_documents_rels" USING btree ("bf_users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_bf_users_id_idx" ON "payload_preferences_rels" USING btree ("bf_users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "bf_pages" CASCADE;
  DROP TABLE "bf_groups" CASCADE;
  DROP TABLE "bf_fields" CASCADE;
  DROP TABLE "bf_media" CASCADE;
  DROP TABLE "bf_media_texts" CASCADE;
  DROP TABLE "bf_navigation" CASCADE;
  DROP TABLE "bf_branches_periods" CASCADE;
  DROP TABLE "bf_branches_special" CASCADE;
  DROP TABLE "bf_branches" CASCADE;
  DROP TABLE "bf_staff" CASCADE;
  DROP TABLE "bf_changelog" CASCADE;
  DROP TABLE "bf_redirects" CASCADE;
  DROP TABLE "bf_revisions" CASCADE;
  DROP TABLE "bf_users_sessions" CASCADE;
  DROP TABLE "bf_users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "bf_settings" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_bf_users_role";`)
}
