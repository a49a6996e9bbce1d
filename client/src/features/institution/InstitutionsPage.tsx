import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useListAddress } from '#lib/useListAddress';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ListFilters } from '#ui/ListFilters';
import { PageHeader } from '#ui/PageHeader';
import { SearchBox } from '#ui/SearchBox';
import { TableList } from '#ui/table/TableList';
import { InstitutionRow } from './InstitutionRow.tsx';
import { InstitutionsDocument } from './InstitutionsPage.generated.ts';

const t = texts.institutions;

const own = [{ name: t.name }, { name: t.type }, { name: t.role }, { name: t.status }];
const actions = { name: t.actions, isQuiet: true };
const columnsOfMembers = [...own, actions];
const columnsOfStaff = [...own, { name: t.plan }, { name: t.created }, actions];

/**
 * /institutions: the viewer's institutions to enter, and for the platform's staff all of them with plan and status. Search and
 * page are in the URL.
 */
export default function InstitutionsPage() {
  const { filters, isNarrowed, narrow, clear, page, goTo } = useListAddress('search');
  const { data, error, isStale, retry } = useScreenQuery(
    InstitutionsDocument,
    { search: filters.search, page },
    t.failed,
  );
  const viewer = data?.viewer;
  const isStaff = viewer?.isSuperAdmin ?? false;
  const create = (
    <Button component={AppLink} to={paths.newInstitution} leftSection={<IconPlus size={18} aria-hidden />}>
      {t.create}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t.title}
        description={viewer ? isStaff ? t.staffDescription : t.ownDescription : <>&nbsp;</>}
        actions={create}
      />
      <ListFilters>
        <SearchBox
          label={t.search}
          value={filters.search ?? ''}
          onSearch={(search) => narrow({ search: search || null })}
        />
      </ListFilters>
      <TableList
        label={t.list}
        columns={isStaff ? columnsOfStaff : columnsOfMembers}
        items={viewer ? data.institutions?.nodes : undefined}
        error={error}
        errorText={t.failed}
        onRetry={retry}
        isStale={isStale}
        empty={
          isNarrowed
            ? {
                drawing: 'nothing',
                title: t.noMatch,
                action: (
                  <Button variant="default" onClick={clear}>
                    {t.clear}
                  </Button>
                ),
              }
            : { drawing: 'nothing', title: t.empty, hint: t.emptyHint }
        }
        pages={{ page, pageCount: data?.institutions?.pageCount ?? 1, onChange: goTo }}
      >
        {(institution) => (
          <InstitutionRow
            key={institution.id}
            institution={institution}
            membership={viewer!.memberships.find((one) => one.institution.id === institution.id)}
            isCurrent={viewer!.institution?.id === institution.id}
            isStaff={isStaff}
          />
        )}
      </TableList>
    </>
  );
}
