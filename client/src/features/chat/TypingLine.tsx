import { useSubscription } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { texts } from '#texts/en';
import { TypingChangedDocument } from './ConversationPane.generated.ts';
import classes from './chat.module.css';

/** Milliseconds after which a typing signal expires. */
const SIGNAL_TTL = 6000;

/** Line with the names of the people who are typing in the conversation. */
export function TypingLine({ conversationId }: { conversationId: string }) {
  const [typing, setTyping] = useState<ReadonlyMap<string, string>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const stop = (id: string) => setTyping((now) => new Map([...now].filter(([member]) => member !== id)));
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  useSubscription(TypingChangedDocument, {
    variables: { conversationId },
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { member, isTyping } = data.typingChanged;
      clearTimeout(timers.current.get(member.id));
      if (!isTyping) return stop(member.id);
      setTyping((now) => new Map(now).set(member.id, member.displayName));
      timers.current.set(
        member.id,
        setTimeout(() => stop(member.id), SIGNAL_TTL),
      );
    },
  });
  const names = [...typing.values()];
  return <p className={classes.typing}>{names.length > 0 && texts.chat.typing(names)}</p>;
}
