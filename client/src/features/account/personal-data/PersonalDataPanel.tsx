import type { FragmentType } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import { texts } from '#texts/en';
import { ExportPanel } from '#ui/ExportPanel';
import type { ExportPanel_ExportFragment } from '#ui/ExportPanel.generated';
import {
  CancelAccountExportDocument,
  PersonalDataDocument,
  StartAccountExportDocument,
} from './PersonalData.generated.ts';

/** Milliseconds between two looks at a running export. */
const POLL = 2_000;

interface PersonalDataPanelProps {
  latest: FragmentType<ExportPanel_ExportFragment> | null;
}

/** The latest archive of the viewer's own data. */
export function PersonalDataPanel({ latest }: PersonalDataPanelProps) {
  const [start] = useMutation(StartAccountExportDocument, {
    refetchQueries: [PersonalDataDocument],
    awaitRefetchQueries: true,
  });
  const [cancel] = useMutation(CancelAccountExportDocument);
  return (
    <ExportPanel
      latest={latest}
      privacy={texts.personalData.privacy}
      path="/exports/personal"
      onStart={() => start()}
      onCancel={(id) => cancel({ variables: { id } })}
      isSecondary
      watch={<Watch />}
    />
  );
}

/** Writes to the cache, from which the section reads. */
function Watch() {
  useQuery(PersonalDataDocument, { pollInterval: POLL, fetchPolicy: 'network-only' });
  return null;
}
