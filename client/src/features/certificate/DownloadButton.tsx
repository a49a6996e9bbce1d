import { Button, type ButtonProps } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { saveExport } from '#lib/download';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { notify } from '#lib/toasts';

const t = texts.certificates;

interface DownloadButtonProps extends ButtonProps {
  id: string;
  /** Accessible name that includes the certificate. */
  label: string;
}

/** Button that downloads an issued certificate. */
export function DownloadButton({ id, label, ...button }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const underway = useRef<AbortController>(null);
  useEffect(() => () => underway.current?.abort(), []);

  const start = async () => {
    const { signal } = (underway.current = new AbortController());
    setBusy(true);
    try {
      await saveExport(`/exports/certificates/${id}`, signal);
    } catch (error) {
      if (!signal.aborted) notify.error(readError(error).message || t.downloadFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="light"
      leftSection={<IconDownload size={18} aria-hidden />}
      {...button}
      loading={isBusy}
      aria-label={label}
      onClick={() => void start()}
    >
      {t.download}
    </Button>
  );
}
