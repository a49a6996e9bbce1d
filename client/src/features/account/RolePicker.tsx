import { Stack, Text, UnstyledButton } from '@mantine/core';
import { IconBackpack, IconSchool } from '@tabler/icons-react';
import { texts } from '#texts/en';
import classes from './account.module.css';

export type RegistrationRole = 'student' | 'teacher';

const roles = [
  { role: 'student', Icon: IconBackpack, title: texts.register.student, hint: texts.register.studentHint },
  { role: 'teacher', Icon: IconSchool, title: texts.register.teacher, hint: texts.register.teacherHint },
] as const;

/** Step one of the registration: the role. */
export function RolePicker({ onPick }: { onPick: (role: RegistrationRole) => void }) {
  return (
    <Stack gap="md" role="group" aria-label={texts.register.chooseRole}>
      <Text c="dimmed" ta="center">
        {texts.register.chooseRole}
      </Text>
      {roles.map(({ role, Icon, title, hint }) => (
        <UnstyledButton key={role} className={classes.role ?? ''} onClick={() => onPick(role)}>
          <span className={classes.roleIcon}>
            <Icon size={26} aria-hidden />
          </span>
          <span>
            <Text component="span" display="block" fw={700}>
              {title}
            </Text>
            <Text component="span" display="block" size="xs" c="dimmed">
              {hint}
            </Text>
          </span>
        </UnstyledButton>
      ))}
    </Stack>
  );
}
