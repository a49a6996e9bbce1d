import { useMutation } from '@apollo/client/react';
import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { getRootOrigin } from '#lib/hostNamespace';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { When } from '#ui/When';
import {
  CheckCustomDomainDocument,
  RemoveCustomDomainDocument,
  type CustomDomain_InstitutionFragment,
} from './CustomDomainSection.generated.ts';
import { DnsRecord } from './DnsRecord.tsx';
import classes from './customDomain.module.css';

const t = texts.customDomain;

type Domain = NonNullable<CustomDomain_InstitutionFragment['customDomain']>;

const COLORS = { PENDING: 'gray', TAKEN: 'red', ACTIVE: 'teal', FAILING: 'yellow', DISABLED: 'red' } as const;

interface CustomDomainPanelProps {
  domain: Domain;
  /** Whether the plan includes it. Without, it can only be removed. */
  isIncluded: boolean;
}

/** The host with its status, and the records to set with their states. */
export function CustomDomainPanel({ domain, isIncluded }: CustomDomainPanelProps) {
  const { host, status, txtName, txtValue, cnameState, txtState, checkedAt } = domain;
  const [check, { loading }] = useMutation(CheckCustomDomainDocument);
  const [remove] = useMutation(RemoveCustomDomainDocument);
  const [isRemoving, setRemoving] = useState(false);
  const wasFound = status === 'FAILING' || status === 'DISABLED';
  const root = new URL(getRootOrigin());
  const checkNow = () =>
    void check().catch((error: unknown) => notify.error(readError(error).message || t.checkFailed));
  return (
    <Stack gap="lg">
      <div>
        <Group gap="sm">
          {status === 'ACTIVE' ? (
            <Anchor fw={600} href={originOf(host, root)} className={classes.host}>
              {host}
            </Anchor>
          ) : (
            <Text fw={600} className={classes.host}>
              {host}
            </Text>
          )}
          {isIncluded && <Badge color={COLORS[status]}>{t.statuses[status]}</Badge>}
        </Group>
        {isIncluded && (
          <Text c="dimmed" mt={4}>
            {t.about(status, host)}
            {domain.disablesAt && (
              <>
                {' '}
                {t.disables} <When at={domain.disablesAt} />.
              </>
            )}
          </Text>
        )}
      </div>
      {isIncluded && (
        <ul className={classes.records} aria-label={t.records}>
          <DnsRecord
            type="CNAME"
            name={host}
            value={root.hostname}
            state={cnameState}
            wasFound={wasFound}
            hint={t.cnameHint}
          />
          <DnsRecord
            type="TXT"
            name={txtName}
            value={txtValue}
            state={txtState}
            wasFound={wasFound}
            hint={t.txtHint}
          />
        </ul>
      )}
      <Group justify="space-between" gap="sm">
        {isIncluded && (
          <Text size="xs" c="dimmed" role="status">
            {checkedAt ? (
              <>
                {t.checked} <When at={checkedAt} as="ago" />
              </>
            ) : (
              t.notChecked
            )}
          </Text>
        )}
        <Group gap="sm" ml="auto">
          <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
            {t.remove}
          </Button>
          {isIncluded && (
            <Button variant="default" loading={loading} onClick={checkNow}>
              {t.check}
            </Button>
          )}
        </Group>
      </Group>
      <ConfirmDialog
        opened={isRemoving}
        onClose={() => setRemoving(false)}
        title={t.removeTitle(host)}
        confirmLabel={t.remove}
        destructive
        onConfirm={async () => {
          try {
            await remove();
            notify.success(t.removed(host));
          } catch (error) {
            notify.error(readError(error).message || t.failed);
            throw error;
          }
        }}
      >
        {t.removeText}
      </ConfirmDialog>
    </Stack>
  );
}

/** Returns the origin of a custom domain, which has the scheme and the port of the platform. */
const originOf = (host: string, { protocol, port }: URL) => `${protocol}//${host}${port && `:${port}`}`;
