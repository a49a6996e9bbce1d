import type { FragmentType } from '@apollo/client';
import { Button, Group } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { Fact } from '#ui/Fact';
import { formatDateTime } from '#texts/formatting';
import {
  AuditEntryRow_EntryFragmentDoc,
  type AuditEntryRow_EntryFragment,
} from './AuditSection.generated.ts';
import { AuditChanges } from './AuditChanges.tsx';
import classes from './audit.module.css';
import { subjectOf } from './formatAuditValue.ts';

const t = texts.auditLog;

interface AuditEntryRowProps {
  entry: FragmentType<AuditEntryRow_EntryFragment> & { id: string };
  onPerson: (memberId: string) => void;
  onRow: (rowId: string) => void;
}

/** Entry of the audit log: actor, action, item and time in one line; expanded, the values before and after. */
export function AuditEntryRow({ entry: ref, onPerson, onRow }: AuditEntryRowProps) {
  const entry = useFragmentData(AuditEntryRow_EntryFragmentDoc, ref);
  const [isOpen, setOpen] = useState(false);
  const { actor, requestId, operation, rowId } = entry;
  return (
    <details className={classes.entry} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={classes.sentence}>
          <Sentence entry={entry} />
        </span>
        <time dateTime={entry.createdAt} className={classes.time}>
          {formatDateTime(entry.createdAt)}
        </time>
        <IconChevronDown size={18} className={classes.chevron} aria-hidden />
      </summary>
      {isOpen && (
        <div className={classes.details}>
          <AuditChanges before={entry.before} after={entry.after} names={entry.names} />
          <dl className={classes.origin}>
            {operation && <Fact name={t.operation}>{operation}</Fact>}
            {requestId && <Fact name={t.request}>{requestId}</Fact>}
            <Fact name={t.id}>{rowId}</Fact>
          </dl>
          <Group gap="xs">
            <Button variant="light" size="compact-sm" onClick={() => onRow(rowId)}>
              {t.itemHistory}
            </Button>
            {actor && (
              <Button variant="light" size="compact-sm" onClick={() => onPerson(actor.id)}>
                {t.personActivity}
              </Button>
            )}
          </Group>
        </div>
      )}
    </details>
  );
}

/** Returns the name of a kind of item; of one without a name in the language, that of the API. */
const nounOf = (noun: AuditEntryRow_EntryFragment['noun']): string =>
  (t.nouns as Partial<Record<typeof noun, string>>)[noun] ?? noun.toLowerCase().replaceAll('_', ' ');

function Sentence({ entry }: { entry: AuditEntryRow_EntryFragment }) {
  const { actor, actorKind, action, noun, label, before, after, names } = entry;
  const subject = subjectOf(label, after ?? before, names);
  const status = noun === 'CERTIFICATE' && action === 'UPDATED' ? after?.['status'] : null;
  const isAboutAccount = noun === 'SESSION' || action === 'SIGN_IN_FAILED';
  const who = actor?.displayName ?? t.actors[actorKind];
  return (
    <>
      <strong>{isAboutAccount && !actor ? (label ?? who) : who}</strong>{' '}
      {actorKind === 'TOKEN' && `${t.withToken} `}
      <span className={classes.action} data-action={action}>
        {status === 'issued' || status === 'revoked' ? t[status] : t.actions[action]}
      </span>
      {!isAboutAccount && (
        <>
          {' '}
          {nounOf(noun)}
          {subject && (
            <>
              {' '}
              <strong>{subject}</strong>
            </>
          )}
        </>
      )}
    </>
  );
}
