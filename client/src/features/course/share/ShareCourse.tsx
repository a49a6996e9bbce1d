import { Button, Card, Group, Skeleton, Stack, TextInput, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { CopyButton } from '#ui/CopyButton';
import { useQrCode } from '#ui/useQrCode';
import { InviteForm } from './InviteForm.tsx';
import classes from './share.module.css';

const t = texts.courseSharing;

/** Link of a course as text and as QR code, and invitations by e-mail. */
export default function ShareCourse({ course }: { course: { id: string; title: string } }) {
  const { id, title } = course;
  const link = `${location.origin}${paths.course(id)}`;
  const picture = useQrCode(link);
  return (
    <>
      <Card component="section" aria-labelledby="link-title">
        <Title order={2} size="h3" id="link-title" mb="md">
          {t.link}
        </Title>
        <div className={classes.link}>
          {picture === null ? (
            <Skeleton w={176} h={176} />
          ) : (
            <img src={picture} alt={t.qrCode(title)} width={176} height={176} className={classes.picture} />
          )}
          <Stack gap="md" flex={1} miw={0}>
            <Group align="flex-end" wrap="nowrap" gap="xs">
              <TextInput
                readOnly
                label={t.address}
                description={t.addressHint}
                value={link}
                flex={1}
                onFocus={(event) => event.currentTarget.select()}
              />
              <CopyButton value={link} />
            </Group>
            {picture !== null && (
              <Group>
                <Button
                  component="a"
                  href={picture}
                  download={`${title}.png`}
                  variant="default"
                  leftSection={<IconDownload size={18} aria-hidden />}
                >
                  {t.download}
                </Button>
              </Group>
            )}
          </Stack>
        </div>
      </Card>
      <Card component="section" aria-labelledby="mails-title">
        <Title order={2} size="h3" id="mails-title" mb="md">
          {t.mails}
        </Title>
        <InviteForm course={course} />
      </Card>
    </>
  );
}
