import { Migration } from '@mikro-orm/migrations';

export class Migration20261123101409 extends Migration {
  override name = 'Migration20261123101409';

  override up(): void | Promise<void> {
    this.addSql(`drop index "member_invitation_institution_id_created_at_id_index";`);
    this.addSql(
      `create index "member_invitation_institution_id_created_at_id_index" on "member_invitation" ("institution_id", "created_at", "id") include ("accepted_at", "cancelled_at", "expires_at");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "member_invitation_institution_id_created_at_id_index";`);
    this.addSql(
      `create index "member_invitation_institution_id_created_at_id_index" on "member_invitation" ("institution_id", "created_at", "id");`,
    );
  }
}
