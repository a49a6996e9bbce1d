import { useMutation, useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { readError } from '#lib/errors';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { ExportPanel } from '#ui/ExportPanel';
import {
  CancelInstitutionExportDocument,
  LatestExportDocument,
  StartInstitutionExportDocument,
} from './Export.generated.ts';

const t = texts.institutionExport;

/** Milliseconds between two looks at a running export. A closed institution has no sockets, so its owner has to ask. */
const POLL = 2_000;

interface InstitutionExportPanelProps {
  /** Whether the screen has another main action. */
  isSecondary?: boolean;
}

/** The latest export of the institution. */
export function InstitutionExportPanel({ isSecondary = false }: InstitutionExportPanelProps) {
  const { data, error, retry } = useScreenQuery(LatestExportDocument, {}, null, 0);
  const [start] = useMutation(StartInstitutionExportDocument, {
    update: (cache, { data: answer }) => {
      const begun = answer?.startInstitutionExport?.export;
      if (begun) cache.writeQuery({ query: LatestExportDocument, data: { latestInstitutionExport: begun } });
    },
  });
  const [cancel] = useMutation(CancelInstitutionExportDocument);
  if (!data)
    return error ? (
      <ErrorState message={readError(error).message || t.loadFailed} onRetry={retry} />
    ) : (
      <Skeleton h={96} aria-busy="true" aria-label={texts.common.loading} />
    );
  return (
    <ExportPanel
      latest={data.latestInstitutionExport}
      privacy={t.privacy}
      path="/exports/archives"
      isSecondary={isSecondary}
      onStart={() => start()}
      onCancel={(id) => cancel({ variables: { id } })}
      watch={<Watch />}
    />
  );
}

/** Writes to the cache, from which the panel reads. */
function Watch() {
  useQuery(LatestExportDocument, { pollInterval: POLL, fetchPolicy: 'network-only' });
  return null;
}
