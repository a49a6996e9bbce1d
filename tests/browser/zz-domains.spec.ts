import { expect, test } from './support/fixtures.ts';
import { enter, openSchool } from './support/school.ts';
import { withDatabase } from './support/with-database.ts';

const OUT = '/tmp/w/domains-shots';

test('pictures', async ({ page, newPerson, site }) => {
  const school = await openSchool(site);
  const starter = await openSchool(site, { plan: 'starter', name: 'Small School' });
  const pending = await openSchool(site, { name: 'Tide Academy' });
  const rejected = await openSchool(site, { name: 'Reef Academy' });
  let id = '';
  await withDatabase(site, async (db) => {
    await db.query('update account set is_super_admin = true where email = $1', [starter.teacher.email]);
    await db.query('update institution set pending_since = now() where namespace = any($1)', [[pending.namespace, rejected.namespace]]);
    await db.query("update institution set rejected_at = now(), rejection_reason = 'The website does not exist.' where namespace = $1", [rejected.namespace]);
    id = (await db.query('select id from institution where namespace = $1', [school.namespace])).rows[0].id;
  });
  const shoot = async (p: typeof page, name: string, locator?: string) => {
    for (const width of [1280, 768, 360])
      for (const colorScheme of ['light', 'dark'] as const) {
        await p.setViewportSize({ width, height: 800 });
        await p.emulateMedia({ colorScheme });
        await p.waitForTimeout(150);
        const path = `${OUT}/${name}-${width}-${colorScheme}.png`;
        if (locator) await p.getByRole('region', { name: locator }).screenshot({ path });
        else await p.screenshot({ path });
      }
  };
  await enter(page, school.teacher, '/isettings?tab=branding');
  await expect(page.getByLabel('Host name')).toBeVisible();
  await shoot(page, 'form', 'Custom domain');
  for (const [name, columns] of Object.entries({
    pending: "'missing','missing', null, null, null, false",
    wrong: "'wrong','found', null, null, null, false",
    taken: "'found','found', null, null, null, true",
    active: "'found','found', now(), null, null, false",
    failing: "'found','missing', now(), now() - interval '1 day', null, false",
    disabled: "'missing','missing', null, null, now(), false",
  })) {
    await withDatabase(site, async (db) => {
      await db.query('delete from custom_domain where institution_id = $1', [id]);
      await db.query(
        `insert into custom_domain (institution_id, id, host, txt_value, checked_at, cname_state, txt_state, verified_at, failing_since, disabled_at, is_taken)
         select $1, gen_random_uuid(), 'learn.harbour-college-of-the-north.education', 'lyceum-Vb3kQ2pY8mXw0sTz4uRc1g', now(), ${columns}`,
        [id],
      );
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect(page.getByRole('list', { name: 'DNS records' })).toBeVisible();
    await shoot(page, name, 'Custom domain');
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Remove' }).last().click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${OUT}/remove-dialog.png` });
  const staff = await newPerson();
  await enter(staff, starter.teacher, '/isettings?tab=branding');
  await expect(staff.getByText('Your plan has no custom domain')).toBeVisible();
  await shoot(staff, 'noplan', 'Custom domain');
  await staff.goto('/institutions');
  await expect(staff.getByRole('row', { name: /Tide Academy/ })).toBeVisible();
  await shoot(staff, 'institutions');
  await staff.setViewportSize({ width: 1280, height: 800 });
  await staff.getByRole('button', { name: 'Actions for Tide Academy' }).click();
  await staff.waitForTimeout(300);
  await staff.screenshot({ path: `${OUT}/staff-menu.png` });
  await staff.getByRole('menuitem', { name: 'Reject' }).click();
  await staff.waitForTimeout(500);
  await staff.screenshot({ path: `${OUT}/reject-dialog.png` });
  const owner = await newPerson();
  await enter(owner, pending.teacher, '/dashboard');
  await expect(owner.getByText('Your institution awaits approval')).toBeVisible();
  await shoot(owner, 'pending-owner');
  const other = await newPerson();
  await enter(other, rejected.teacher, '/dashboard');
  await expect(other.getByText('Your institution was not approved')).toBeVisible();
  await shoot(other, 'rejected-owner');
});
