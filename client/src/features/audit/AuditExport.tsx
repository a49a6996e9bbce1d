import { texts } from '#texts/en';
import { ExportButton } from '#ui/ExportButton';

const t = texts.auditExport;

/** Exports the filtered entries as a file. */
export function AuditExport({ filters }: { filters: Record<string, string | null | undefined> }) {
  return (
    <ExportButton
      path="/exports/audit.csv"
      filters={filters}
      texts={{ ...t, done: (lines) => t.done(texts.counts.entries(lines)) }}
    />
  );
}
