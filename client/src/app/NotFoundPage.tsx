import { Button } from '@mantine/core';
import { texts } from '#texts/en';
import { MessagePage } from '#ui/MessagePage';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';

/** Shown at any URL without a screen. */
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
