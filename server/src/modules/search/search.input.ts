import { ArgsType, Field, Int } from 'type-graphql';
import { Rules } from '#kernel/validation';
import { SearchKind } from './search.enums.ts';
import {
  DEFAULT_RESULTS,
  MAX_RESULTS,
  MAX_SEARCH_LENGTH,
  MAX_SEARCH_WORDS,
  MIN_SEARCH_LENGTH,
  searchRules,
} from './search.rules.ts';

@Rules(searchRules)
@ArgsType()
export class SearchArguments {
  @Field(() => String, {
    description: `Searched text of ${MIN_SEARCH_LENGTH} to ${MAX_SEARCH_LENGTH} characters and at most ${MAX_SEARCH_WORDS} words. A result matches each of its words; words of four letters or more also match with a typing error, and words of one or two letters match beginnings of words.`,
  })
  text!: string;

  @Field(() => [SearchKind], { nullable: true, description: 'Returns only results of these kinds.' })
  kinds?: SearchKind[];

  @Field(() => Int, {
    defaultValue: DEFAULT_RESULTS,
    description: `Maximum number of results of each kind, up to ${MAX_RESULTS}.`,
  })
  first!: number;
}
