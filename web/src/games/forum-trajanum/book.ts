import { bookOf } from "../../table/book.ts";
import * as told from "./glossary.ts";
import Picture from "./Picture.svelte";

export const book = bookOf("forum-trajanum", told, Picture);
