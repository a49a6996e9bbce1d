import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { enterInstitution } from '#lib/enterInstitution';
import { readError } from '#lib/errors';
import { getHostNamespace, getRootOrigin } from '#lib/hostNamespace';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';

const t = texts.institutions;

interface OpenButtonProps {
  id: string;
  name: string;
  namespace: string;
}

/** Button that enters an institution: in this session, or at its own host when the host determines the institution. */
export function OpenButton({ id, name, namespace }: OpenButtonProps) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const look = { size: 'compact-sm', variant: 'default', 'aria-label': t.openNamed(name) } as const;
  if (getHostNamespace() !== null)
    return (
      <Button {...look} component="a" href={getRootOrigin().replace('//', `//${namespace}.`)}>
        {t.open}
      </Button>
    );
  const open = async () => {
    setBusy(true);
    try {
      await enterInstitution(id);
      void navigate(paths.dashboard);
    } catch (error) {
      setBusy(false);
      notify.error(readError(error).message || t.openFailed);
    }
  };
  return (
    <Button {...look} loading={isBusy} onClick={() => void open()}>
      {t.open}
    </Button>
  );
}
