import type { Module } from '#platform/module/module';
import { ActivityChangesResolver } from './activity-changes.resolver.ts';
import { Activity } from './activity.entity.ts';
import { ActivityFieldsOfCourse } from './activity.fields.ts';
import { ActivityResolver } from './activity.resolver.ts';
import { ACTIVITY_NOTIFICATIONS } from './activity.notifications.ts';
import { REMIND_OF_WORK } from './work-reminders.jobs.ts';

declare module '#platform/pubsub/bus' {
  interface Messages {
    /** An activity or its quiz changed, or an extension of a student. Without a student it concerns all. */
    activityChanged: { institutionId: string; activityId: string; studentId: string | null };
  }
}

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    activity: 'created' | 'updated' | 'deleted';
  }
}

declare module '#kernel/scope' {
  interface Areas {
    activities: 'read' | 'write';
  }
}

export const activityModule: Module = {
  name: 'activity',
  entities: [Activity],
  nodes: [{ type: Activity, scope: 'activities:read' }],
  fields: [ActivityFieldsOfCourse],
  resolvers: [ActivityChangesResolver, ActivityResolver],
  scopes: {
    activities: {
      read: 'Read activities.',
      write: 'Create, change and delete activities, and grade submissions.',
    },
  },
  tokenAccess: {
    activity: ['activities:read'],
    activities: ['activities:read'],
    activityChanged: ['activities:read'],
    createActivity: ['activities:write'],
    createActivities: ['activities:write'],
    updateActivity: ['activities:write'],
    updateActivities: ['activities:write'],
    deleteActivity: ['activities:write'],
  },
  notifications: ACTIVITY_NOTIFICATIONS,
  jobs: [REMIND_OF_WORK],
};
