// Documents of a small Relay app. The compiler reads this file; the journey runs the operations that it writes.
import { graphql } from 'relay-runtime';

export const page = graphql`
  query CohortsPageQuery($count: Int!, $cursor: String) {
    ...Cohorts_list @arguments(count: $count, cursor: $cursor)
  }
`;

export const list = graphql`
  fragment Cohorts_list on Query
  @argumentDefinitions(count: { type: "Int!" }, cursor: { type: "String" })
  @refetchable(queryName: "CohortsNextPageQuery") {
    cohorts(first: $count, after: $cursor) @connection(key: "Cohorts_cohorts") {
      edges {
        node {
          id
          ...Cohorts_item
        }
      }
    }
  }
`;

export const item = graphql`
  fragment Cohorts_item on Cohort @refetchable(queryName: "CohortsItemQuery") {
    title
    capacity
  }
`;

export const rename = graphql`
  mutation CohortsRenameMutation($input: UpdateCohortInput!) {
    updateCohort(input: $input) {
      cohort {
        id
        title
      }
    }
  }
`;

export const create = graphql`
  mutation CohortsCreateMutation($input: CreateCohortInput!, $connections: [ID!]!) {
    createCohort(input: $input) {
      cohort @prependNode(connections: $connections, edgeTypeName: "CohortEdge") {
        id
        ...Cohorts_item
      }
    }
  }
`;

export const remove = graphql`
  mutation CohortsDeleteMutation($input: DeleteCohortInput!, $connections: [ID!]!) {
    deleteCohort(input: $input) {
      id @deleteEdge(connections: $connections)
    }
  }
`;
