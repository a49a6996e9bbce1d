import '@mantine/core/styles/Code.layer.css';
import { Badge, Code, Group, Stack, Text } from '@mantine/core';
import { texts } from '#texts/en';
import type { DnsRecordState } from '#texts/enums.generated';
import { CopyButton } from '#ui/CopyButton';
import classes from './customDomain.module.css';

const t = texts.customDomain;

const COLORS = { UNKNOWN: 'gray', MISSING: 'gray', WRONG: 'red', FOUND: 'teal' } as const;

interface DnsRecordProps {
  type: 'CNAME' | 'TXT';
  name: string;
  value: string;
  state: DnsRecordState;
  /** Whether it was found before, and is missing now. */
  wasFound: boolean;
  hint: string;
}

/** A record to set: its type, name and value, and whether it was found. */
export const DnsRecord = ({ type, name, value, state, wasFound, hint }: DnsRecordProps) => (
  <li className={classes.record}>
    <Group gap="sm" justify="space-between">
      <Text fw={600}>{t.record(type)}</Text>
      <Badge color={COLORS[state]} aria-live="polite">
        {wasFound && state === 'MISSING' ? t.gone : t.states[state]}
      </Badge>
    </Group>
    <Stack gap={4} component="dl" m={0}>
      <Part label={t.name} text={name} copy={t.copyName(type)} />
      <Part label={t.value} text={value} copy={t.copyValue(type)} />
    </Stack>
    <Text size="xs" c="dimmed">
      {state === 'WRONG' ? t.wrongHint(type) : hint}
    </Text>
  </li>
);

const Part = ({ label, text, copy }: { label: string; text: string; copy: string }) => (
  <div className={classes.part}>
    <dt>{label}</dt>
    <dd>
      <Code className={classes.code}>{text}</Code>
      <CopyButton value={text} name={copy} />
    </dd>
  </div>
);
