import { Button } from '@mantine/core';
import { texts } from '../texts/en.ts';
import { MessagePage } from '../ui/MessagePage.tsx';
import { AppLink } from './AppLink.tsx';
import { paths } from './paths.ts';

/** Any address without a screen. */
export function NotFoundPage() {
  return (
    <MessagePage
      mark="404"
      title={texts.notFound.title}
      message={texts.notFound.message}
      action={
        <Button component={AppLink} to={paths.landing}>
          {texts.notFound.home}
        </Button>
      }
    />
  );
}
