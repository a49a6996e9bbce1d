import { Button } from '@mantine/core';
import { texts } from '#texts/en';
import { MessagePage } from './MessagePage.tsx';

/** Shown on a subdomain without an institution. Retry reloads the page (document 1, Namespace error screen). */
export function NamespaceErrorPage({ namespace }: { namespace: string }) {
  return (
    <MessagePage
      title={texts.tenantLanding.notExisting(namespace)}
      action={<Button onClick={() => location.reload()}>{texts.common.retry}</Button>}
    />
  );
}
