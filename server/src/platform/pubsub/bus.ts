import type { SpentMessage } from '#platform/limits/budgets';

/** Who may be told that a cohort was deleted: nobody can read it any more to find out. */
export interface DeletedCohort {
  /** Everybody could see it. */
  isPublic: boolean;
  /** Its creator where it was a draft, which only they and admins could see; null where it was published. */
  draftOf: string | null;
  /** Accounts that saw it because of their seat only. */
  bySeat: string[];
}

/** Messages between the app's instances. They carry ids and counts only: who gets one reads what it may see. */
export interface Messages {
  /** A cohort's seats, queue or texts changed, or it was deleted: then it says who may be told. */
  cohortChanged: { institutionId: string; cohortId: string; deleted?: DeletedCohort };
  /**
   * A discussion, or a reply in it, is new, changed or gone. `draftOf`: who alone, beside admins, may know of the draft
   * that it is about; null where it is about none.
   */
  discussionChanged: {
    institutionId: string;
    discussionId: string;
    replyId: string | null;
    courseId: string | null;
    draftOf: string | null;
  };
  /** A conversation has a new message, or a changed one. `memberIds`: whose it is; null for a cohort's room. */
  conversationChanged: {
    institutionId: string;
    conversationId: string;
    /** How far it has got. */
    revision: number;
    cohortId: string | null;
    memberIds: [string, string] | null;
  };
  /** A member has read a conversation further. */
  conversationRead: { institutionId: string; conversationId: string; membershipId: string };
  /** A member types, or no longer. */
  typingChanged: { institutionId: string; conversationId: string; membershipId: string; isTyping: boolean };
  /** A submission was handed in, again, or graded. */
  submissionChanged: { institutionId: string; submissionId: string; activityId: string; studentId: string };
  /** Something happened of which members have notifications; the ids are those of the domain event, or of reminders. */
  notified: { institutionId: string; type: string; ids: string[] };
  /** A member has read one of its notifications, or with null all of them. */
  notificationsRead: { institutionId: string; membershipId: string; notificationId: string | null };
  /** Members have come, or gone. */
  presenceChanged: { institutionId: string; membershipIds: string[] };
  /** A session ended, or what it may do changed: instances forget what they know of it. */
  sessionChanged: { sessionId: string };
  /** Points that were spent elsewhere: instances hold one budget together. */
  spent: SpentMessage;
  /** An API token was revoked: instances forget what they know of it. */
  apiTokenChanged: { tokenId: string };
  /** What an institution may do changed: its plan, or that it is suspended. */
  institutionChanged: { institutionId: string };
}

export type Topic = keyof Messages;

/** Tells every instance, this one included. */
export interface Bus {
  publish: <T extends Topic>(topic: T, message: Messages[T]) => Promise<void>;
  /** Calls `receive` for each message until the returned function is called. */
  subscribe: <T extends Topic>(topic: T, receive: (message: Messages[T]) => void) => () => void;
  /**
   * Calls back when messages may have been lost with the connection, which is back: what was kept by them is forgotten,
   * and clients on sockets connect again.
   */
  onGap: (look: () => void) => () => void;
  close: () => Promise<void>;
}
