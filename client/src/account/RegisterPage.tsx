import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AppLink } from '../app/AppLink.tsx';
import { paths } from '../app/paths.ts';
import { startSession } from '../app/session.ts';
import { texts } from '../texts/en.ts';
import { FormCard } from '../ui/FormCard.tsx';
import { RolePicker, type RegistrationRole } from './RolePicker.tsx';
import { StudentForm } from './StudentForm.tsx';
import { TeacherForm } from './TeacherForm.tsx';

/** General registration: pick a role, then give the details (document 2, section 2.14). */
export default function RegisterPage() {
  const [role, setRole] = useState<RegistrationRole | null>(null);
  const navigate = useNavigate();
  const onRegistered = async (accessToken: string) => {
    startSession(accessToken);
    await navigate(paths.verify);
  };
  return (
    <FormCard
      title={texts.register.title}
      description={
        <>
          {texts.register.haveAccount}{' '}
          <Anchor component={AppLink} to={paths.login}>
            {texts.register.signIn}
          </Anchor>
        </>
      }
    >
      {role === null ? (
        <RolePicker onPick={setRole} />
      ) : (
        <>
          <Button variant="subtle" size="compact-md" mb="md" ml={-10} onClick={() => setRole(null)}>
            {texts.register.backToRoles}
          </Button>
          {role === 'student' ? (
            <StudentForm onRegistered={onRegistered} />
          ) : (
            <TeacherForm onRegistered={onRegistered} />
          )}
        </>
      )}
    </FormCard>
  );
}
