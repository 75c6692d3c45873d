import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** An entry of the directory may name a branch of the shop, whose hours then hold for it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "bf_businesses_branches" ADD COLUMN "own_branch_id" uuid;
  ALTER TABLE "bf_businesses_branches" ADD CONSTRAINT "bf_businesses_branches_own_branch_id_bf_branches_id_fk" FOREIGN KEY ("own_branch_id") REFERENCES "public"."bf_branches"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "bf_businesses_branches_own_branch_idx" ON "bf_businesses_branches" USING btree ("own_branch_id");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "bf_businesses_branches" DROP COLUMN "own_branch_id";
  `)
}
