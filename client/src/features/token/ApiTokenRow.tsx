import '@mantine/core/styles/Code.layer.css';
import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Badge, Button, Code, Group } from '@mantine/core';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { Cell } from '#ui/table/DataTable';
import { When } from '#ui/When';
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
    <tr>
      <Cell isName>
        <Group gap="xs">
          <span className={classes.name}>{name}</span>
          <Badge color={colors[status]}>{t.statuses[status]}</Badge>
        </Group>
        <ul className={classes.scopes} aria-label={t.scopes}>
          {scopes.map((scope) => (
            <li key={scope}>{scope.toLowerCase().replace('_', ':')}</li>
          ))}
        </ul>
        <Code>{hint}</Code>
      </Cell>
      <Cell of={t.createdOn}>
        <When at={createdAt} /> {t.by(creator.displayName)}
      </Cell>
      <Cell of={t.lastUsed}>{lastUsedAt ? <When at={lastUsedAt} as="ago" /> : t.neverUsed}</Cell>
      <Cell of={revokedAt ? t.revokedOn : status === 'EXPIRED' ? t.expired : t.expires}>
        <When at={revokedAt ?? expiresAt} />
      </Cell>
      <Cell isNumber>{status === 'ACTIVE' && <RevokeButton token={token} />}</Cell>
    </tr>
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
