import { NativeSelect, Stack } from '@mantine/core';
import { useListAddress } from '#lib/useListAddress';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ListFilters } from '#ui/ListFilters';
import { optionNamed, optionsOf } from '#ui/options';
import { SearchBox } from '#ui/SearchBox';
import { SettingsSection } from '#ui/SettingsSection';
import { emptyPeople } from '#ui/table/emptyPeople';
import { useSelection } from '#ui/table/Selection';
import { TableList } from '#ui/table/TableList';
import { useTableOrder } from '#ui/table/useTableOrder';
import { MemberRow } from './MemberRow.tsx';
import { MembersBulk } from './MembersBulk.tsx';
import { MembersDocument } from './Members.generated.ts';

const t = texts.members;
const roles = texts.profileMenu.roles;

const columns = [
  { name: t.name, field: 'LAST_NAME' },
  { name: t.role },
  { name: t.joined, field: 'CREATED_AT' },
  { name: t.actions, isQuiet: true },
] as const;

/** Members of the institution: search, filters and order in the URL, and actions on several at once. */
export default function MembersSection() {
  const { filters, isNarrowed, narrow, clear, page, goTo } = useListAddress('search', 'role', 'status');
  const { order, setOrder } = useTableOrder(['LAST_NAME', 'CREATED_AT'], {
    field: 'LAST_NAME',
    direction: 'ASC',
  });
  const status = optionNamed(t.statuses, filters.status) ?? 'ACTIVE';
  const { data, error, retry, isStale } = useScreenQuery(
    MembersDocument,
    { search: filters.search, role: optionNamed(roles, filters.role), status, orderBy: order, page },
    null,
    0, // other screens change members too
  );
  const list = data?.members;
  const changeable = list?.nodes.filter(({ viewerCan: can }) => can.changeRole || can.remove || can.restore);
  const selection = useSelection(changeable?.map(({ id }) => id) ?? []);
  return (
    <SettingsSection title={t.title} description={t.description}>
      <ListFilters>
        <SearchBox
          label={t.search}
          value={filters.search ?? ''}
          onSearch={(search) => narrow({ search: search || null })}
        />
        <NativeSelect
          aria-label={t.role}
          value={optionNamed(roles, filters.role) ?? ''}
          data={[{ value: '', label: t.allRoles }, ...optionsOf(roles)]}
          onChange={({ currentTarget: { value } }) => narrow({ role: value || null })}
        />
        <NativeSelect
          aria-label={t.status}
          value={status}
          data={optionsOf(t.statuses)}
          onChange={({ currentTarget: { value } }) => narrow({ status: value === 'ACTIVE' ? null : value })}
        />
      </ListFilters>
      <Stack gap="md">
        <TableList
          label={t.list}
          columns={columns}
          order={order}
          onOrder={setOrder}
          selection={selection}
          isBare
          items={list?.nodes}
          error={error}
          errorText={t.failed}
          onRetry={retry}
          isStale={isStale}
          empty={emptyPeople({
            isNarrowed,
            noMatch: status === 'ACTIVE' ? t.noMatch : t.noneRemoved,
            none: t.empty,
            hint: t.emptyHint,
            onClear: clear,
          })}
          pages={{ page, pageCount: list?.pageCount ?? 1, onChange: goTo }}
        >
          {(member) => <MemberRow key={member.id} member={member} selection={selection} />}
        </TableList>
        <MembersBulk members={changeable ?? []} selection={selection} />
      </Stack>
    </SettingsSection>
  );
}
