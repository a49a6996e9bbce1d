import { Card, Group, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { texts } from '#texts/en';
import { ExportButton } from '#ui/ExportButton';
import classes from './analytics.module.css';

const t = texts.analytics;

interface AnalyticsPanelProps {
  title: string;
  /** File with the numbers of the panel. */
  path: string;
  filters: Record<string, string | null | undefined>;
  /** The numbers of a chart. */
  table?: ReactNode;
  children: ReactNode;
}

/** Section of the analytics with a download of its numbers. */
export function AnalyticsPanel({ title, path, filters, table, children }: AnalyticsPanelProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Group justify="space-between" mb="md" gap="sm">
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        <ExportButton path={path} filters={filters} texts={{ ...t.export, start: t.download }} />
      </Group>
      {children}
      {table && (
        <details className={classes.table}>
          <summary>{t.table}</summary>
          {table}
        </details>
      )}
    </Card>
  );
}
