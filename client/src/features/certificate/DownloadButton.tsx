import { Button, type ButtonProps } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useExport } from '#lib/useExport';
import { texts } from '#texts/en';

const t = texts.certificates;

interface DownloadButtonProps extends ButtonProps {
  id: string;
  /** Accessible name that includes the certificate. */
  label: string;
}

/** Button that downloads an issued certificate. */
export function DownloadButton({ id, label, ...button }: DownloadButtonProps) {
  const { isBusy, start } = useExport(`/exports/certificates/${id}`, t.downloadFailed);
  return (
    <Button
      variant="light"
      leftSection={<IconDownload size={18} aria-hidden />}
      {...button}
      loading={isBusy}
      aria-label={label}
      onClick={start}
    >
      {t.download}
    </Button>
  );
}
