import { Button, Menu } from '@mantine/core';
import { IconBrandLinkedin, IconRosetteDiscountCheck, IconShare } from '@tabler/icons-react';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import type { OwnCertificateRow_CertificateFragment } from './Certificates.generated.ts';
import { linkedInAddress } from './linkedIn.ts';

const t = texts.certificates;

interface ShareMenuProps {
  certificate: OwnCertificateRow_CertificateFragment;
}

/** Menu that shares an issued certificate: LinkedIn and the digital badge. */
export function ShareMenu({ certificate }: ShareMenuProps) {
  const { courseTitle, institution, number, issuedAt, badgeUrl } = certificate;
  if (!number || !issuedAt) return null;
  const url = new URL(paths.certificate(number), window.location.origin).href;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconShare size={18} aria-hidden />}
          aria-label={t.shareNamed(courseTitle)}
        >
          {t.share}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component="a"
          href={linkedInAddress({ courseTitle, institution, number, issuedAt, url })}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconBrandLinkedin size={16} aria-hidden />}
        >
          {t.linkedIn}
        </Menu.Item>
        {badgeUrl && (
          <Menu.Item
            component="a"
            href={badgeUrl}
            download
            leftSection={<IconRosetteDiscountCheck size={16} aria-hidden />}
          >
            {t.badge}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
