import { texts } from '#texts/en';
import { ExportButton } from '#ui/ExportButton';

const t = texts.gradebook.export;

/** Exports the filtered students with their points as a file. */
export default function GradebookExport({ filters }: { filters: Record<string, string | null> }) {
  return <ExportButton path="/exports/gradebook.csv" filters={filters} texts={t} />;
}
