import { useLocation, useSearchParams } from 'react-router-dom';
import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { startSession } from '#lib/session';
import { texts } from '#texts/en';
import { focusFirstField } from '#ui/focusFirstField';
import { FormCard } from '#ui/FormCard';
import { Agreement } from './Agreement.tsx';
import { RolePicker, type RegistrationRole } from './RolePicker.tsx';
import { StudentForm } from './StudentForm.tsx';
import { TeacherForm } from './TeacherForm.tsx';

/**
 * General registration: select a role, then enter the details (document 2, section 2.14). `?role=teacher` selects that
 * role, for links to create a school.
 */
export default function RegisterPage() {
  const [params] = useSearchParams();
  const [role, setRole] = useState<RegistrationRole | null>(
    params.get('role') === 'teacher' ? 'teacher' : null,
  );
  const { state: wayBack } = useLocation();
  // GuestOnly redirects to /verify.
  const onRegistered = (accessToken: string) => void startSession(accessToken);
  return (
    <FormCard
      title={texts.register.title}
      description={
        <>
          {texts.register.haveAccount}{' '}
          <Anchor component={AppLink} to={paths.login} state={wayBack}>
            {texts.register.signIn}
          </Anchor>
        </>
      }
      footer={<Agreement />}
    >
      {role === null ? (
        <RolePicker onPick={setRole} />
      ) : (
        <div ref={focusFirstField}>
          <Button variant="subtle" size="compact-md" mb="md" ml={-10} onClick={() => setRole(null)}>
            {texts.register.backToRoles}
          </Button>
          {role === 'student' ? (
            <StudentForm onRegistered={onRegistered} />
          ) : (
            <TeacherForm onRegistered={onRegistered} />
          )}
        </div>
      )}
    </FormCard>
  );
}
