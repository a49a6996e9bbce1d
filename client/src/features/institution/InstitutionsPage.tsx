import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useListAddress } from '#lib/useListAddress';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { FilterSelect } from '#ui/FilterSelect';
import { optionNamed } from '#ui/options';
import { SearchedPage } from '#ui/table/SearchedPage';
import { InstitutionRow } from './InstitutionRow.tsx';
import { InstitutionsDocument } from './InstitutionsPage.generated.ts';

/** Its own chunk: only the platform's staff opens it. */
const LostFactorDialog = lazy(() => import('./LostFactorDialog.tsx'));

const t = texts.institutions;

const own = [{ name: t.name }, { name: t.type }, { name: t.role }, { name: t.status }];
const actions = { name: t.actions, isQuiet: true };
const columnsOfMembers = [...own, actions];
const columnsOfStaff = [
  ...own,
  { name: t.plan },
  { name: t.members, isNumber: true },
  { name: t.created },
  actions,
];

/** Requests to choose from. */
const REQUESTS = { plan: t.requestsOnly };

/**
 * /institutions: the viewer's institutions to enter, and for the platform's staff all of them with plan and status. Search and
 * page are in the URL.
 */
export default function InstitutionsPage() {
  const address = useListAddress('search', 'status', 'plan', 'requested');
  const { filters, narrow, page } = address;
  const result = useScreenQuery(
    InstitutionsDocument,
    {
      search: filters.search,
      hasRequestedPlan: filters.requested ? true : null,
      plan: optionNamed(texts.planNames, filters.plan),
      status: optionNamed(t.statuses, filters.status),
      page,
    },
    t.failed,
  );
  const viewer = result.data?.viewer;
  const isStaff = viewer?.isSuperAdmin ?? false;
  const create = (
    <Button component={AppLink} to={paths.newInstitution} leftSection={<IconPlus size={18} aria-hidden />}>
      {t.create}
    </Button>
  );
  return (
    <>
      <SearchedPage
        texts={t}
        description={viewer ? (isStaff ? t.staffDescription : t.ownDescription) : undefined}
        actions={
          <>
            {viewer && isStaff && <LostFactorButton hasTwoFactor={viewer.hasTwoFactor} />}
            {create}
          </>
        }
        address={address}
        filters={
          isStaff && (
            <>
              <FilterSelect
                label={t.status}
                all={t.allStatuses}
                options={t.statuses}
                value={optionNamed(t.statuses, filters.status)}
                onChange={(to) => narrow({ status: to })}
              />
              <FilterSelect
                label={t.plan}
                all={t.anyPlan}
                options={texts.planNames}
                value={optionNamed(texts.planNames, filters.plan)}
                onChange={(to) => narrow({ plan: to })}
              />
              <FilterSelect
                label={t.requests}
                all={t.allPlans}
                options={REQUESTS}
                value={filters.requested ? 'plan' : null}
                onChange={(to) => narrow({ requested: to })}
              />
            </>
          )
        }
        columns={isStaff ? columnsOfStaff : columnsOfMembers}
        result={result}
        list={viewer && result.data?.institutions}
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
      </SearchedPage>
    </>
  );
}

function LostFactorButton({ hasTwoFactor }: { hasTwoFactor: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t.lostFactor}
      </Button>
      <Suspense>
        {isOpen && <LostFactorDialog hasTwoFactor={hasTwoFactor} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
