import { Stack } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { texts } from '#texts/en';
import { SettingsSection } from '#ui/SettingsSection';
import { EarlierImports } from './EarlierImports.tsx';
import { ImportFileForm } from './ImportFileForm.tsx';
import { ImportRunPanel } from './ImportRunPanel.tsx';
import LiveImports from './LiveImports.tsx';

const t = texts.importForm;

/** Way of adding students by a file. The import that is shown is in the URL. Its own chunk. */
export default function ImportWay() {
  const [params, setParams] = useSearchParams();
  const id = params.get('import');
  const show = (run: string | null) => setParams({ tab: 'file', ...(run && { import: run }) });
  return (
    <Stack gap="lg">
      <LiveImports />
      <SettingsSection title={t.title} description={t.description}>
        {id ? (
          <ImportRunPanel key={id} id={id} onAnother={() => show(null)} />
        ) : (
          <ImportFileForm onStarted={show} />
        )}
      </SettingsSection>
      <EarlierImports />
    </Stack>
  );
}
