import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Badge, Button, Code, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { Fact } from '#ui/Fact';
import { formatDate, formatDateTime } from '#texts/formatting';
import { notify } from '#lib/toasts';
import {
  ApiTokenRow_TokenFragmentDoc,
  RevokeApiTokenDocument,
  type ApiTokenRow_TokenFragment,
} from './ApiTokens.generated.ts';
import classes from './token.module.css';

const t = texts.apiTokens;

const colors = { ACTIVE: 'teal', EXPIRED: 'gray', REVOKED: 'red' } as const;

/** Row of a token: scopes, usage and expiry. */
export function ApiTokenRow({ token: ref }: { token: FragmentType<ApiTokenRow_TokenFragment> }) {
  const token = useFragmentData(ApiTokenRow_TokenFragmentDoc, ref);
  const { name, hint, scopes, status, creator, createdAt, lastUsedAt, expiresAt, revokedAt } = token;
  return (
    <Stack gap="sm" className={classes.token}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <Group gap="xs" flex="1 1 200px">
          <Text fw={600} component="h3" size="md">
            {name}
          </Text>
          <Code>{hint}</Code>
          <Badge color={colors[status]}>{t.statuses[status]}</Badge>
        </Group>
        {status === 'ACTIVE' && <RevokeButton token={token} />}
      </Group>
      <ul className={classes.scopes} aria-label={t.scopes}>
        {scopes.map((scope) => (
          <li key={scope}>
            <Badge color="gray">{scope.toLowerCase().replace('_', ':')}</Badge>
          </li>
        ))}
      </ul>
      <dl className={classes.facts}>
        <Fact name={t.createdBy}>{t.created(creator.displayName, formatDate(createdAt))}</Fact>
        <Fact name={t.lastUsed}>{lastUsedAt ? formatDateTime(lastUsedAt) : t.neverUsed}</Fact>
        {revokedAt ? (
          <Fact name={t.revokedOn}>{formatDate(revokedAt)}</Fact>
        ) : (
          <Fact name={status === 'EXPIRED' ? t.expired : t.expires}>{formatDate(expiresAt)}</Fact>
        )}
      </dl>
    </Stack>
  );
}

function RevokeButton({ token: { id, name } }: { token: ApiTokenRow_TokenFragment }) {
  const [isAsking, setAsking] = useState(false);
  const [revoke] = useMutation(RevokeApiTokenDocument);
  const confirm = async () => {
    try {
      await revoke({ variables: { id } });
      notify.success(t.revoked(name));
    } catch (error) {
      notify.error(readError(error).message || t.revokeFailed);
      throw error;
    }
  };
  return (
    <>
      <Button size="sm" variant="default" aria-label={t.revokeNamed(name)} onClick={() => setAsking(true)}>
        {t.revoke}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t.revokeTitle}
        confirmLabel={t.revoke}
        destructive
        onConfirm={confirm}
      >
        {t.revokeText(name)}
      </ConfirmDialog>
    </>
  );
}
