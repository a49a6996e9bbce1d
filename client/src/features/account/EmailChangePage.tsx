import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { request } from '#lib/request';
import { getSession, refreshSession, useSession } from '#lib/session';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { FormAlert } from '#ui/FormAlert';
import { FormCard } from '#ui/FormCard';
import { ConfirmEmailChangeDocument, UndoEmailChangeDocument } from './EmailChange.public.generated.ts';
import { parseEmailChangeHash, readEmailChangeState } from './emailChangeLink.ts';
import { createLinkState } from './resetState.ts';

const t = texts.emailChangePage;

/** Codes of a link that is wrong, expired or used, and of an address that is taken. */
const FINAL = ['INVALID', 'CONFLICT'];

/**
 * /email-change: confirms a new e-mail address with the link of a mail, or takes the change back. The token is removed from the
 * URL at once, as on /reset-password. Only the button uses it, because mail programs open links to check them.
 */
export default function EmailChangePage() {
  const { hash, state } = useLocation();
  const opened = parseEmailChangeHash(hash);
  if (opened) return <Navigate to={paths.emailChange} replace state={opened} />;
  const link = readEmailChangeState(state);
  if (link?.act === 'confirm') return <Confirmation token={link.token} />;
  if (link?.act === 'undo') return <Undo token={link.token} />;
  return <Refused reason={t.invalidText} />;
}

/** Shown for a link that cannot be used, also after another try. */
function Refused({ reason }: { reason: string }) {
  return (
    <FormCard key="refused" title={t.invalidTitle} description={<span role="alert">{reason}</span>}>
      <GoOn />
    </FormCard>
  );
}

function Confirmation({ token }: { token: string }) {
  const [email, setEmail] = useState<string>();
  const { act, isBusy, failure, refusal } = useAct(async () => {
    const { confirmEmailChange } = await request(
      ConfirmEmailChangeDocument,
      { input: { token } },
      { auth: 'none' },
    );
    if (getSession()) await refreshSession(); // its token has the address; the session may have ended
    setEmail(confirmEmailChange!.email);
  });
  if (refusal !== undefined) return <Refused reason={refusal} />;
  if (email !== undefined)
    return (
      <FormCard key="done" title={t.confirmed} description={t.confirmedText(email)}>
        <GoOn />
      </FormCard>
    );
  return (
    <FormCard title={t.confirmTitle} description={t.confirmText}>
      <Stack gap="md">
        <FormAlert message={failure} />
        <Button size="md" fullWidth loading={isBusy} onClick={act}>
          {t.confirm}
        </Button>
      </Stack>
    </FormCard>
  );
}

function Undo({ token }: { token: string }) {
  const navigate = useNavigate();
  const { act, isBusy, failure, refusal } = useAct(async () => {
    const { undoEmailChange } = await request(
      UndoEmailChangeDocument,
      { input: { token } },
      { auth: 'none' },
    );
    const { email, passwordResetToken } = undoEmailChange!;
    if (getSession()) await refreshSession(); // it has ended if it belongs to the account
    notify.success(t.undone(email));
    await navigate(paths.resetPassword, { replace: true, state: createLinkState(passwordResetToken) });
  });
  if (refusal !== undefined) return <Refused reason={refusal} />;
  return (
    <FormCard title={t.undoTitle} description={t.undoText}>
      <Stack gap="md">
        <FormAlert message={failure} />
        <Button size="md" fullWidth loading={isBusy} onClick={act}>
          {t.undo}
        </Button>
      </Stack>
    </FormCard>
  );
}

/** Runs the act of a link, with its progress and its error: `refusal` is final, after a `failure` another try may succeed. */
function useAct(run: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const act = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await run();
    } catch (error) {
      const { message, code } = readError(error);
      if (FINAL.includes(code)) setRefusal(message);
      else setFailure(message || (code === 'NETWORK' ? texts.errors.network : t.failed));
    }
    setBusy(false);
  };
  return { act: () => void act(), isBusy, failure, refusal };
}

function GoOn() {
  const session = useSession();
  return (
    <Button component={AppLink} to={session ? paths.settings : paths.login} size="md" fullWidth>
      {t.goOn}
    </Button>
  );
}
