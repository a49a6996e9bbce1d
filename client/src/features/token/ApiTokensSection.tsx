import { Alert, Button } from '@mantine/core';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { SettingsSection } from '#ui/SettingsSection';
import type { Order } from '#ui/table/order';
import { TableList } from '#ui/table/TableList';
import { ApiTokenRow } from './ApiTokenRow.tsx';
import { ApiTokensDocument, type ApiTokensQuery } from './ApiTokens.generated.ts';

const ApiTokenDialog = lazy(() => import('./ApiTokenDialog.tsx'));
const SecretDialog = lazy(() => import('#ui/SecretDialog'));

const t = texts.apiTokens;

const columns = [
  { name: t.name },
  { name: t.createdOn, field: 'CREATED_AT' },
  { name: t.lastUsed },
  { name: t.expires },
  { name: t.actions, isQuiet: true },
] as const;

/** API tokens of the institution. */
export default function ApiTokensSection() {
  const [page, setPage] = useState(1);
  const [order, setOrder] = useState<Order<'CREATED_AT'>>({ field: 'CREATED_AT', direction: 'DESC' });
  const { data, error, retry, isStale } = useScreenQuery(ApiTokensDocument, { page, orderBy: order }, null);
  const [dialog, setDialog] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const [token, setToken] = useState<string | null>(null);
  const isIncluded = includesApi(data?.institution);
  const add = (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setDialog('open')}
    >
      {t.add}
    </Button>
  );
  const hasTokens = data !== undefined && data.apiTokens.totalCount > 0;
  return (
    <SettingsSection
      title={t.title}
      description={t.description}
      action={isIncluded && hasTokens ? add : undefined}
    >
      {data?.institution && !isIncluded && (
        <PlanMissing institution={data.institution} hasTokens={hasTokens} />
      )}
      {(isIncluded || hasTokens || !data) && (
        <TableList
          label={t.list}
          items={data?.apiTokens.nodes}
          error={error}
          errorText={t.failed}
          onRetry={retry}
          columns={columns}
          order={order}
          onOrder={(next) => {
            setOrder(next);
            setPage(1);
          }}
          isBare
          isStale={isStale}
          skeletonCount={2}
          empty={{ title: t.empty, hint: t.emptyHint, action: add }}
          pages={{ page, pageCount: data?.apiTokens.pageCount ?? 1, onChange: setPage }}
        >
          {(item) => <ApiTokenRow key={item.id} token={item} />}
        </TableList>
      )}
      <Suspense>
        {dialog !== 'never opened' && (
          <ApiTokenDialog
            opened={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onCreated={(created) => {
              setPage(1);
              setToken(created);
            }}
          />
        )}
        {token !== null && (
          <SecretDialog secret={token} labels={texts.apiTokenSecret} onClose={() => setToken(null)} />
        )}
      </Suspense>
    </SettingsSection>
  );
}

type Institution = NonNullable<ApiTokensQuery['institution']>;

const includesApi = (institution: Institution | null | undefined): boolean =>
  institution?.plan === 'PROFESSIONAL' || institution?.plan === 'ENTERPRISE';

function PlanMissing({ institution, hasTokens }: { institution: Institution; hasTokens: boolean }) {
  const { name, plan } = institution;
  return (
    <Alert title={t.noPlan} color="gray" icon={<IconKey aria-hidden />} mb={hasTokens ? 'lg' : 0}>
      {t.noPlanText(name, texts.planNames[plan ?? 'FREE'])} {hasTokens && t.noPlanStopped}
      <div>
        <Button component={AppLink} to={paths.billing} size="sm" mt="md">
          {t.seePlans}
        </Button>
      </div>
    </Alert>
  );
}
