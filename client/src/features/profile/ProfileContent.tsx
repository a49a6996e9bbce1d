import type { FragmentType } from '@apollo/client';
import { Anchor, Avatar, Badge, Card, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { Fact } from '#ui/Fact';
import { FormSection } from '#ui/FormSection';
import { RowList } from '#ui/RowList';
import { When } from '#ui/When';
import { WrittenText } from '#ui/WrittenText';
import {
  ProfileContent_MemberFragmentDoc,
  type ProfileContent_MemberFragment,
} from './ProfilePage.generated.ts';
import classes from './profile.module.css';

const t = texts.profile;

interface ProfileContentProps {
  member: FragmentType<ProfileContent_MemberFragment>;
  /** Figures of the person. */
  figures?: ReactNode;
}

/** Profile of a member. Parts that are empty, or that the viewer may not read, are left out. */
export function ProfileContent({ member: ref, figures }: ProfileContentProps) {
  const member = useFragmentData(ProfileContent_MemberFragmentDoc, ref);
  return (
    <Stack gap="lg">
      <Header member={member} />
      {figures}
      <div className={classes.layout}>
        <div className={classes.side}>
          <Contact member={member} />
        </div>
        <Stack gap="lg" className={classes.main ?? ''}>
          <FormSection title={t.about}>
            {member.bio ? <WrittenText text={member.bio} /> : <Text c="dimmed">{t.noBio}</Text>}
          </FormSection>
          {member.expertise.length > 0 && (
            <FormSection title={t.expertise}>
              <Group gap={6}>
                {member.expertise.map((area) => (
                  <Badge key={area} color="gray">
                    {area}
                  </Badge>
                ))}
              </Group>
            </FormSection>
          )}
          <Qualifications
            title={t.education}
            items={member.education.map(({ degree, institution, year }) => ({
              name: degree,
              by: institution,
              year,
            }))}
          />
          <Qualifications
            title={t.certifications}
            items={member.certifications.map(({ name, issuer, year }) => ({ name, by: issuer, year }))}
          />
        </Stack>
      </div>
    </Stack>
  );
}

function Header({ member }: { member: ProfileContent_MemberFragment }) {
  const role = member.isOwner ? t.owner : texts.profileMenu.roles[member.role];
  return (
    <Card>
      <Group gap="lg">
        <Avatar src={member.avatarUrl} name={member.displayName} color="initials" size={96} alt="" />
        <Stack gap={4} flex="1 1 200px" miw={0}>
          <Text fw={600} size="lg">
            {member.displayName}
          </Text>
          {member.jobTitle && <Text>{member.jobTitle}</Text>}
          <Group gap="sm">
            <Badge>{role}</Badge>
            {member.isOnline ? (
              <Text size="xs" c="dimmed">
                {t.online}
              </Text>
            ) : (
              member.lastSeenAt && (
                <Text size="xs" c="dimmed">
                  {t.lastSeen} <When at={member.lastSeenAt} as="ago" />
                </Text>
              )
            )}
          </Group>
        </Stack>
      </Group>
    </Card>
  );
}

function Contact({ member }: { member: ProfileContent_MemberFragment }) {
  const { email, phone, location, website, timeZone, department, specialization, institution } = member;
  return (
    <Card component="section" aria-label={t.contact}>
      <dl className={classes.facts}>
        {email && (
          <Fact name={t.email}>
            <Anchor href={`mailto:${email}`}>{email}</Anchor>
          </Fact>
        )}
        {phone && (
          <Fact name={t.phone}>
            <Anchor href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Anchor>
          </Fact>
        )}
        {location && <Fact name={t.location}>{location}</Fact>}
        {timeZone && <Fact name={t.timeZone}>{timeZone}</Fact>}
        {website && (
          <Fact name={t.website}>
            <Anchor href={website} target="_blank" rel="noopener noreferrer nofollow ugc">
              {website}
            </Anchor>
          </Fact>
        )}
        <Fact name={t.institution}>{institution.name}</Fact>
        {department && <Fact name={t.department}>{department}</Fact>}
        {specialization && <Fact name={t.specialization}>{specialization}</Fact>}
      </dl>
    </Card>
  );
}

interface QualificationsProps {
  title: string;
  items: readonly { name: string; by: string; year: number | null }[];
}

function Qualifications({ title, items }: QualificationsProps) {
  if (items.length === 0) return null;
  return (
    <FormSection title={title}>
      <RowList>
        {items.map(({ name, by, year }, position) => (
          <li key={[position, name].join()}>
            <Text fw={600}>{name}</Text>
            <Text size="xs" c="dimmed">
              {[by, year].filter(Boolean).join(', ')}
            </Text>
          </li>
        ))}
      </RowList>
    </FormSection>
  );
}
