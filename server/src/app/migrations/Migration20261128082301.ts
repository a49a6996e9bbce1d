import { Migration } from '@mikro-orm/migrations';

export class Migration20261128082301 extends Migration {
  override name = 'Migration20261128082301';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "institution_audit_insert_update" on "institution";`);
    this.addSql(`drop function if exists "institution_institution_audit_insert_update_fn"();`);
    this.addSql(
      `alter table "institution" add "requires_two_factor" boolean not null default false, add "session_timeout_minutes" int null, add "password_min_length" int null, add "allowed_addresses" text[] not null default '{}', add "security_version" int not null default 1;`,
    );
    this.addSql(
      `create trigger institution_audit_insert_update after insert or update on "institution" for each row execute function audit_institution('{institution_id,id,created_at,updated_at,security_version}', '{}', 'institution');`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "institution_audit_insert_update" on "institution";`);
    this.addSql(`drop function if exists "institution_institution_audit_insert_update_fn"();`);
    this.addSql(
      `alter table "institution" drop column "requires_two_factor", drop column "session_timeout_minutes", drop column "password_min_length", drop column "allowed_addresses", drop column "security_version";`,
    );
    this.addSql(
      `create trigger institution_audit_insert_update after insert or update on "institution" for each row execute function audit_institution('{institution_id,id,created_at,updated_at}', '{}', 'institution');`,
    );
  }
}
