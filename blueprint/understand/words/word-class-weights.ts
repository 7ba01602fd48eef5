// Fitted to the words of the dev half of the descriptions by `scripts/fit/word-classes.mjs`; not written by hand.

/** A line a sign: what it says for a noun, a verb, an adjective and any other word, in tenths, and the sign. */
export const WORD_CLASS_WEIGHTS = `3 -2 -2 -1 a animal
3 -2 -3 -2 a asset
3 -2 -2 -2 a booking
3 -1 -2 -1 a category
2 2 -3 -3 a document
2 1 -3 -2 a event
4 -4 -1 -1 a food
2 -2 0 0 a health
0 -1 3 -1 a measurement
-1 6 -2 -1 a message
3 -3 -1 -2 a organisation
3 -3 -3 -3 a person
3 -3 -3 -1 a place
0 5 0 -3 a product
3 -2 -2 -1 a task
2 -1 -2 -2 a vehicle
2 0 -2 -2 a work
3 -3 -3 -3 actor
2 0 -2 0 actor ADJ
3 -3 -3 -3 actor NOUN
4 -4 0 0 actor VERB
-1 4 5 -1 ahead of many
2 -3 0 -1 ahead of one
2 -2 -1 -3 attribute
3 -3 0 -1 attribute )
3 -5 -1 -3 attribute ,
3 -7 4 0 attribute /
-1 2 0 0 attribute 12
2 -1 0 0 attribute :
2 0 -2 0 attribute =
0 -2 3 0 attribute ?
1 -3 4 -2 attribute ADJ
2 -1 -3 -3 attribute NOUN
3 -6 7 -3 attribute VERB
-2 2 0 0 attribute a
-4 4 1 0 attribute adjective
3 -2 -3 -2 attribute and
3 -5 0 -3 attribute edge
1 0 -1 0 attribute for
-1 2 0 0 attribute in
-3 9 1 -2 attribute noun
2 -2 0 -1 attribute of
-3 3 0 0 attribute on
1 -4 4 0 attribute or
-1 0 1 2 attribute per
-1 3 -1 0 attribute the
3 -4 1 -1 attribute verb
3 -3 0 0 attribute w
-3 5 -1 0 attribute with
0 2 -2 0 attribute y
0 -4 5 0 attribute →
-2 5 -3 -3 base
-2 3 0 0 base %
0 5 -3 -2 base ,
-2 2 1 -1 base ADJ
-1 7 -3 -3 base NOUN
0 2 -3 -3 base VERB
2 2 -2 -2 base a
2 -2 0 0 base after
-4 4 0 0 base all
-4 4 -1 -1 base and
-1 1 1 0 base are
-2 2 0 0 base but
2 -2 0 0 base by
-2 4 -2 -1 base can
-3 8 -2 -2 base edge
-2 2 0 0 base for
-2 3 -1 -1 base i
-2 2 0 0 base if
2 -1 0 0 base in
0 -1 2 0 base is
0 2 -1 0 base it
0 3 -2 0 base may
-1 2 0 0 base me
-1 2 -1 0 base n't
3 -3 0 0 base no
-1 5 -4 -3 base noun
3 -3 0 0 base of
-2 2 0 0 base off
-1 5 -3 0 base or
2 0 1 -1 base other
-2 2 0 0 base out
3 -3 0 0 base per
-2 3 -1 -1 base the
-3 3 -1 -2 base to
-1 2 -1 0 base up
-1 2 0 0 base us
1 3 -2 -1 base verb
-2 3 -1 -1 base we
-2 2 0 0 base who
3 -3 0 0 base without
-8 6 -3 -2 behind many actor
0 3 -3 0 behind many actor ed
0 2 -2 0 behind many actor ed noun
0 2 -1 0 behind many actor opens + plain
4 1 1 -5 behind many actor opens , plain
-2 2 0 0 behind many actor opens adjective plain
0 2 -2 0 behind many actor opens edge ed
-6 5 -1 -1 behind many actor opens edge plain
-4 2 0 2 behind many actor opens verb plain
-8 6 -2 -2 behind many actor plain
2 -1 0 -1 behind many actor plain 10
-4 2 0 2 behind many actor plain at
-1 2 0 0 behind many actor plain each
-2 2 0 0 behind many actor plain for
1 -2 0 0 behind many actor plain if
2 -1 0 0 behind many actor plain me
-2 5 -2 -4 behind many actor plain noun
-2 2 0 0 behind many actor plain on
-4 3 -1 3 behind many thing
-1 2 0 0 behind many thing ed
3 -3 0 0 behind many thing ing
3 -3 0 0 behind many thing ing in
-3 3 0 0 behind many thing opens , ing
-1 0 2 0 behind many thing opens , plain
3 -3 0 0 behind many thing opens 2 plain
4 -1 0 -3 behind many thing opens : plain
2 -2 0 0 behind many thing opens a plain
0 -2 0 2 behind many thing opens adjective plain
-2 1 -1 3 behind many thing opens and plain
2 -2 0 0 behind many thing opens edge ing
-2 2 1 -1 behind many thing opens edge plain
-2 3 0 0 behind many thing opens its plain
-2 2 -1 1 behind many thing opens noun plain
2 -1 0 0 behind many thing opens noun s
0 1 -2 0 behind many thing opens of plain
-2 2 0 0 behind many thing opens three plain
-5 5 0 2 behind many thing plain
4 -4 0 0 behind many thing plain ,
0 3 -2 0 behind many thing plain 15
-2 2 0 0 behind many thing plain :
2 -2 0 0 behind many thing plain at
0 -2 2 0 behind many thing plain for
-3 3 0 0 behind many thing plain in
-1 3 -1 -1 behind many thing plain noun
0 -2 0 2 behind many thing plain other
-1 2 0 0 behind many thing plain verb
-2 3 0 0 behind many thing plain with
0 -2 0 2 behind many thing s
-3 3 0 0 behind many thing s :
2 -2 0 1 behind many thing s noun
1 4 -3 -1 behind one actor
2 -1 0 0 behind one actor ing
3 -2 0 0 behind one actor ing noun
3 -1 -2 0 behind one actor opens , plain
2 0 -2 0 behind one actor opens : plain
2 -1 -1 1 behind one actor opens a plain
-4 4 0 0 behind one actor opens a s
-2 0 1 1 behind one actor opens adjective plain
-3 3 0 0 behind one actor opens an s
-4 3 1 0 behind one actor opens each plain
2 -1 0 0 behind one actor opens edge ing
3 -2 0 0 behind one actor opens edge plain
-1 2 0 0 behind one actor opens edge s
2 -2 0 0 behind one actor opens noun plain
2 -2 0 0 behind one actor opens noun s
2 -1 0 0 behind one actor opens the plain
-6 5 0 0 behind one actor opens the s
3 -3 0 0 behind one actor opens which s
4 -5 -3 1 behind one actor plain
-1 0 2 0 behind one actor plain ,
3 -1 -2 0 behind one actor plain /
-1 2 0 0 behind one actor plain edge
3 -1 -2 0 behind one actor plain noun
3 -2 0 0 behind one actor plain other
-7 5 -2 -1 behind one actor s
-4 4 0 0 behind one actor s ,
3 -2 0 0 behind one actor s a
-3 3 0 0 behind one actor s and
-2 2 0 0 behind one actor s in
2 -2 0 0 behind one actor s with
2 -5 -1 0 behind one thing
3 -1 1 -1 behind one thing ed
2 -2 0 0 behind one thing ed (
2 -1 0 0 behind one thing ed ,
3 -2 0 0 behind one thing ed edge
1 -1 -1 2 behind one thing ing
2 -3 0 1 behind one thing ing edge
-1 -1 0 2 behind one thing ing in
0 2 -1 -1 behind one thing ing noun
2 -1 0 0 behind one thing ing with
3 -1 -2 0 behind one thing opens ( plain
1 -1 1 -2 behind one thing opens , plain
1 -6 0 5 behind one thing opens , s
-2 2 0 0 behind one thing opens / plain
-2 2 0 0 behind one thing opens 200 plain
2 0 -2 0 behind one thing opens 6 plain
-2 0 3 0 behind one thing opens : plain
2 0 0 -2 behind one thing opens = plain
-2 2 0 0 behind one thing opens a ing
2 -2 0 -1 behind one thing opens a plain
-5 5 0 0 behind one thing opens a s
2 -2 0 0 behind one thing opens adjective ed
1 -2 2 -1 behind one thing opens an plain
-3 3 0 0 behind one thing opens an s
-1 1 0 1 behind one thing opens and ing
-2 0 3 0 behind one thing opens and plain
3 -3 0 0 behind one thing opens and s
-2 2 0 0 behind one thing opens each plain
1 -3 -1 2 behind one thing opens edge ing
3 -4 -2 -1 behind one thing opens edge plain
3 -3 -1 -1 behind one thing opens edge s
-1 2 0 0 behind one thing opens noun ing
1 -3 1 1 behind one thing opens noun plain
0 2 -1 0 behind one thing opens noun s
1 -1 0 0 behind one thing opens or plain
-2 2 0 0 behind one thing opens other plain
2 0 -1 0 behind one thing opens our plain
-2 3 0 0 behind one thing opens our s
-1 -2 2 1 behind one thing opens per plain
3 -2 -2 0 behind one thing opens the plain
-3 3 0 0 behind one thing opens the s
-2 -2 0 4 behind one thing opens their plain
-5 -2 5 2 behind one thing opens verb plain
-3 3 0 0 behind one thing opens which s
3 1 -3 -1 behind one thing opens | plain
0 -1 2 0 behind one thing opens → ed
2 -4 0 0 behind one thing plain
-2 2 -1 1 behind one thing plain )
2 -1 -2 -2 behind one thing plain ,
-3 1 3 0 behind one thing plain /
2 -1 0 0 behind one thing plain :
-1 2 0 0 behind one thing plain ?
3 -3 0 0 behind one thing plain a
3 -3 2 -2 behind one thing plain adjective
1 -3 3 -1 behind one thing plain and
-2 2 0 0 behind one thing plain are
1 -3 1 2 behind one thing plain edge
2 -1 0 0 behind one thing plain for
2 -6 1 3 behind one thing plain noun
-2 -2 5 0 behind one thing plain or
2 -1 0 0 behind one thing plain verb
0 -1 0 2 behind one thing plain what
-1 2 0 0 behind one thing plain with
1 2 -3 -1 behind one thing plain |
2 1 -2 0 behind one thing s
3 -2 0 0 behind one thing s ,
-3 3 0 0 behind one thing s a
3 -3 0 0 behind one thing s and
2 -2 0 0 behind one thing s below
-2 4 -1 1 behind one thing s edge
2 -1 0 0 behind one thing s for
-2 2 0 0 behind one thing s may
-1 0 0 2 behind one thing s noun
3 -2 0 0 behind one thing s on
-2 2 0 0 both " and
-2 2 0 0 both " and plain VERB
-3 3 0 0 both % noun
-3 3 0 0 both % noun plain NOUN
-2 1 1 0 both 's ,
-2 3 0 0 both 's , plain NOUN
-2 2 0 0 both 's and
4 0 -1 -2 both 's edge
2 0 -2 0 both 's edge plain VERB
-2 3 -1 0 both ( )
-3 0 -1 4 both ( ) plain NOUN
2 -2 0 0 both ( ) plain VERB
1 0 2 -2 both ( ,
1 -2 2 -1 both ( , plain NOUN
-3 4 -1 0 both ( , plain VERB
-1 -3 0 4 both ( noun
-1 2 0 0 both ( noun plain NOUN
2 0 0 -1 both ( verb
-1 0 2 0 both , (
2 -4 3 -1 both , )
0 2 -1 0 both , ) ed VERB
-1 -3 5 0 both , ) ing VERB
-2 0 3 0 both , ) plain ADJ
4 0 -3 0 both , ) plain VERB
1 -1 1 -2 both , ,
0 -1 2 0 both , , ed ADJ
2 -2 0 0 both , , ed NOUN
-2 1 2 -1 both , , ed VERB
-6 4 2 0 both , , ing NOUN
2 1 -2 0 both , , ing VERB
7 -1 -4 0 both , , plain ADJ
0 1 0 -2 both , , plain NOUN
1 -5 5 0 both , , plain VERB
2 -2 -1 -1 both , , s NOUN
2 -2 0 0 both , , s VERB
0 -1 2 0 both , /
0 -2 2 0 both , / ed VERB
2 -2 0 0 both , / ing VERB
2 0 -2 0 both , =
1 -2 1 0 both , ?
5 -3 -1 -1 both , adjective
0 0 2 -2 both , adjective ly ADV
0 0 -1 2 both , adjective plain ADV
3 -3 0 0 both , adjective s VERB
0 2 -2 0 both , and ed VERB
0 -1 3 0 both , and plain NOUN
2 0 0 0 both , and s NOUN
-1 2 0 0 both , by
1 -3 3 -2 both , edge
-1 4 -4 0 both , edge ed VERB
2 0 -2 0 both , edge plain ADJ
0 -2 5 -1 both , edge plain NOUN
0 -3 4 0 both , edge plain VERB
-3 5 -1 0 both , for
-2 2 0 0 both , for ing VERB
-2 2 0 0 both , for plain NOUN
-2 2 0 0 both , in ed NOUN
2 -2 0 0 both , in plain VERB
-2 3 -1 0 both , it
-1 2 -1 0 both , it plain ADJ
2 -1 0 -1 both , no
1 0 1 -2 both , noun
3 -3 0 0 both , noun ed NOUN
-2 0 3 0 both , noun ed VERB
0 -1 2 -1 both , noun plain ADJ
1 1 -1 -2 both , noun plain NOUN
4 -2 -1 0 both , noun plain VERB
-2 2 0 0 both , noun s NOUN
-2 2 0 0 both , noun s VERB
2 -1 0 0 both , of
-3 5 -2 0 both , on
-2 2 0 0 both , on s NOUN
-2 2 -1 0 both , or
0 2 -2 0 both , or ed VERB
-2 4 -1 0 both , or plain ADJ
2 -1 0 0 both , or plain NOUN
-1 -1 2 0 both , or plain VERB
-2 -1 2 2 both , other
0 -2 -1 2 both , other plain NOUN
-2 0 2 0 both , other plain VERB
4 -1 -3 0 both , out
2 0 -2 0 both , per
-2 2 0 1 both , the
1 -3 -1 5 both , verb
0 -1 2 0 both , verb ed VERB
1 -2 -1 3 both , verb plain NOUN
2 -1 0 0 both , verb s NOUN
2 -2 0 0 both , with
0 -1 2 -1 both , y plain NOUN
2 -1 0 0 both , you
2 -1 0 0 both , you plain VERB
-1 2 -1 0 both , £
3 0 -3 0 both , –
1 -2 2 0 both - ,
0 -1 2 0 both - - ed VERB
2 -2 0 0 both . edge
2 -1 0 0 both / ) ing VERB
3 -1 -3 1 both / ,
2 0 -2 0 both / , plain ADJ
0 2 -1 0 both / / ed VERB
-2 0 2 0 both / / plain ADJ
2 0 0 -1 both / / plain NOUN
-5 -1 6 1 both / edge
-2 0 2 0 both / edge plain ADJ
-3 0 2 0 both / edge plain VERB
2 -2 0 0 both / in
0 1 1 -1 both / verb
-1 0 0 2 both 10 ,
-3 0 0 4 both 20 ,
2 0 0 -1 both 20 noun
2 0 0 -1 both 20 noun plain NOUN
2 0 0 -2 both 24 ,
2 -1 0 -1 both 3 a
-1 0 0 2 both 3 noun
-2 0 0 2 both 3 noun plain NOUN
-2 0 0 2 both 30 ,
-3 0 0 4 both 4 edge
2 0 -2 -2 both : ,
-2 2 0 0 both : , ing VERB
3 -2 -2 -2 both : , plain NOUN
3 -1 -2 0 both : /
3 -1 -2 0 both : / ed VERB
-1 0 3 -1 both : noun
-1 0 2 0 both : noun plain ADJ
-1 0 1 0 both : noun plain VERB
0 2 -1 0 both : other
2 -2 0 0 both : with
-2 2 0 0 both = noun
-2 2 0 0 both = noun plain NOUN
0 2 -1 0 both > - ed VERB
2 -1 -2 -1 both a ,
2 -1 -1 -1 both a , plain NOUN
2 -1 -1 -1 both a and
2 -1 -1 -1 both a and plain NOUN
3 -2 -2 -2 both a edge
3 -2 -2 -2 both a edge plain NOUN
-1 0 2 0 both a i
1 -1 3 -2 both a noun
-1 2 0 0 both a noun ed VERB
-2 0 2 0 both a noun ing ADJ
-1 -1 2 -1 both a noun plain ADJ
2 -1 -1 -1 both a noun plain NOUN
2 -1 -1 -1 both a of
2 -1 -1 -1 both a of plain NOUN
2 0 -1 0 both a verb
2 0 0 0 both a verb plain NOUN
0 3 -1 -1 both adjective ,
2 0 -1 -1 both adjective , plain NOUN
2 -2 0 0 both adjective :
2 -2 0 0 both adjective : plain NOUN
1 -2 0 0 both adjective adjective
2 0 -2 0 both adjective adjective plain ADJ
-1 -1 2 0 both adjective adjective plain NOUN
-2 -1 0 4 both adjective and
-2 0 0 3 both adjective and plain NOUN
1 2 -1 -1 both adjective edge
-1 2 0 0 both adjective in
-2 2 0 0 both adjective in s NOUN
-2 -1 2 0 both adjective noun ed NOUN
-2 0 2 0 both adjective of
0 2 0 0 both adjective other
-2 2 0 0 both adjective other plain NOUN
3 -1 -1 0 both adjective per
-2 2 0 0 both adjective them
1 -2 2 0 both an adjective
-2 2 0 0 both and "
2 -2 0 0 both and ,
2 0 -1 0 both and , plain ADJ
-1 -1 2 0 both and , plain VERB
1 -2 1 0 both and and
3 -2 -1 -1 both and edge
0 -1 2 0 both and edge ed ADJ
2 -1 -1 -1 both and edge s NOUN
2 -1 0 0 both and edge s VERB
2 -2 0 0 both and for
2 -2 0 0 both and for plain VERB
2 -2 0 0 both and in s NOUN
2 -1 0 0 both and is
-1 2 -1 0 both and it
-2 1 3 -1 both and noun
0 3 -2 0 both and noun ed VERB
0 -3 3 0 both and noun ing VERB
-1 0 2 -1 both and noun plain NOUN
2 -1 -1 0 both and noun plain VERB
-2 2 0 0 both and noun s NOUN
-2 -1 3 0 both and or
-1 2 -1 1 both and other
-2 1 -1 1 both and verb
-3 3 0 0 both and verb plain NOUN
2 -2 0 0 both and verb s NOUN
-1 -5 5 0 both be edge
-2 2 0 0 both before edge
-2 2 0 0 both before edge ing VERB
2 -2 0 0 both before noun
2 -2 0 0 both before noun ing VERB
-4 4 0 0 both by noun
-1 3 -2 0 both can edge
-1 0 -2 3 both can noun
-2 2 0 0 both each , s NOUN
0 -1 -2 3 both each noun
0 0 -3 3 both each noun plain ADJ
2 -1 0 0 both each the
3 -2 0 0 both edge +
-2 3 0 0 both edge , plain VERB
-3 3 0 0 both edge /
3 -2 0 -2 both edge :
-2 0 2 0 both edge : plain ADJ
2 0 0 -2 both edge : plain ADV
2 -1 0 0 both edge : plain NOUN
2 -1 -1 -1 both edge : s NOUN
1 -2 2 0 both edge =
2 -2 0 0 both edge = plain VERB
-4 3 0 2 both edge a
-4 3 0 1 both edge a plain NOUN
-1 2 0 0 both edge adjective plain ADJ
2 -2 0 0 both edge after
3 -4 0 0 both edge and
3 -3 0 0 both edge and plain VERB
-2 2 0 0 both edge as
-2 2 0 0 both edge as plain NOUN
3 -3 0 0 both edge by
2 0 -2 0 both edge can
0 3 -2 0 both edge edge
-1 3 -2 0 both edge edge ed VERB
2 -1 -1 -1 both edge have
2 -1 -1 -1 both edge have s NOUN
-2 2 0 0 both edge in plain NOUN
3 0 -1 -2 both edge is
-2 2 0 0 both edge me
-3 -1 0 4 both edge no
-2 -2 0 4 both edge no plain NOUN
2 -1 -1 -2 both edge noun
2 1 -3 0 both edge noun ed VERB
2 -2 0 0 both edge noun ing NOUN
-2 0 3 0 both edge noun ing VERB
0 -1 2 -1 both edge noun plain ADJ
1 2 -1 -2 both edge noun plain NOUN
3 -4 2 0 both edge noun plain VERB
2 -1 -1 -1 both edge noun s NOUN
3 -1 -2 0 both edge of
-2 2 0 0 both edge one
2 -1 0 0 both edge or
-1 1 -1 2 both edge other
-2 1 -1 2 both edge other plain NOUN
-1 -2 3 0 both edge per
2 -2 0 0 both edge per plain VERB
-1 2 0 0 both edge that
-2 2 0 0 both edge the
-2 2 0 0 both edge the plain NOUN
1 -1 1 0 both edge verb
-3 -2 5 0 both edge verb ed VERB
-1 0 3 -2 both edge verb ly ADV
-4 5 -1 2 both edge verb plain NOUN
3 -3 0 0 both edge verb plain VERB
2 -1 -1 -1 both edge verb s NOUN
-1 1 0 0 both edge what
2 -1 -1 -1 both edge with
2 -1 -1 -1 both edge with s NOUN
0 -1 2 0 both for and
2 -2 0 0 both for edge
3 -1 -2 0 both has ,
2 -1 0 0 both have noun plain VERB
0 0 3 -3 both have verb
-1 2 0 0 both i noun
-1 2 0 0 both i noun plain VERB
2 0 -1 0 both in and
-2 2 0 0 both in by
-1 0 2 0 both in edge
-2 0 2 0 both in edge plain ADJ
3 0 -2 0 both in noun
2 0 -2 0 both in noun plain ADJ
3 -3 1 0 both is ,
3 -2 0 0 both is , plain VERB
-2 0 3 0 both is edge
-1 -1 2 0 both is edge plain NOUN
1 2 -3 0 both is per
-2 1 0 0 both it ,
3 -2 0 -1 both it noun
0 2 -1 0 both may noun
2 -1 -1 0 both my :
1 -2 1 0 both my noun
-4 3 0 0 both no ,
-3 3 0 0 both no , plain NOUN
-2 3 0 0 both nobody edge
-2 2 0 0 both not edge
-1 2 0 0 both not with
-3 2 1 0 both nothing edge
2 -2 0 0 both noun (
2 -2 0 0 both noun ( ed VERB
-2 2 0 0 both noun ) plain VERB
2 -1 -2 -2 both noun ,
-1 -1 2 0 both noun , plain ADJ
3 -2 -2 -2 both noun , plain NOUN
-2 3 -1 0 both noun , plain VERB
-1 2 0 0 both noun , s NOUN
-2 1 1 0 both noun /
-1 0 2 0 both noun / plain ADJ
2 -1 0 -1 both noun 10
0 3 -2 0 both noun 15
0 4 -1 -1 both noun :
2 -2 0 0 both noun : ing VERB
0 2 -1 -1 both noun : plain NOUN
-3 4 0 0 both noun : s NOUN
-1 2 0 0 both noun ?
-1 2 0 0 both noun ? plain VERB
2 0 -1 0 both noun a
3 -3 0 0 both noun a plain NOUN
1 0 2 -2 both noun adjective
0 0 2 -2 both noun adjective plain ADV
1 -2 3 -1 both noun and
0 -1 2 -1 both noun and plain NOUN
-2 2 0 0 both noun and s NOUN
2 -2 0 0 both noun and s VERB
-2 2 0 0 both noun are plain NOUN
-1 0 0 2 both noun at
-1 0 0 2 both noun at plain NOUN
2 -2 0 0 both noun below
0 -1 0 2 both noun edge
2 -2 0 0 both noun edge ed VERB
1 -2 0 1 both noun edge ing VERB
-1 0 0 2 both noun edge plain ADV
1 1 -2 1 both noun edge plain NOUN
1 -3 3 0 both noun edge plain VERB
-1 3 -1 -1 both noun edge s NOUN
-2 2 0 0 both noun edge s VERB
2 -4 1 0 both noun for
-1 -1 2 0 both noun for plain VERB
2 -1 -1 0 both noun i
2 -4 0 1 both noun in ing VERB
-1 2 0 0 both noun in plain NOUN
-1 2 0 0 both noun in s NOUN
-2 2 0 0 both noun nobody
2 1 -3 1 both noun noun
0 2 -2 0 both noun noun ed ADJ
0 0 -2 1 both noun noun plain NOUN
2 -1 0 0 both noun noun plain VERB
0 -3 0 3 both noun noun s NOUN
-2 2 0 0 both noun off
-2 2 0 0 both noun off plain NOUN
2 -2 0 0 both noun on s VERB
-3 0 4 0 both noun or
-1 -2 3 0 both noun or plain NOUN
2 -3 -1 1 both noun other
1 -2 0 1 both noun other plain NOUN
4 -2 0 0 both noun other plain VERB
-2 2 0 0 both noun out
-3 3 0 0 both noun the
-2 0 0 3 both noun till
-2 3 -1 0 both noun up
-1 2 0 0 both noun up plain NOUN
0 2 -1 0 both noun verb
-2 2 0 0 both noun verb s VERB
0 -1 0 2 both noun what
0 -1 0 2 both noun what plain NOUN
-2 3 0 0 both noun with plain NOUN
2 -2 0 0 both noun with s NOUN
2 2 -3 -1 both noun |
3 0 -3 0 both noun | plain ADJ
-2 2 0 0 both noun | plain NOUN
-1 -1 2 0 both noun →
2 0 -1 0 both of ,
2 -2 0 0 both of per
2 -1 0 0 both of per s VERB
0 4 0 -3 both of that
-1 -1 2 0 both on edge
-2 0 2 0 both on edge plain ADJ
-2 -1 0 3 both on noun
-2 -1 0 3 both on noun plain NOUN
3 0 -3 0 both on of
-2 2 0 0 both one ,
-1 -2 3 0 both or ,
-1 0 2 0 both or , ly NOUN
-1 -1 2 0 both or , plain NOUN
0 0 3 -2 both or a
3 -2 0 0 both or down
-2 -1 4 -1 both or edge
-1 -1 2 0 both or edge ed VERB
-2 1 1 0 both or edge plain VERB
3 0 -3 0 both or or
2 0 -2 0 both or or plain ADJ
-2 4 -2 -1 both other ,
0 4 -3 0 both other , ed ADJ
-1 0 2 0 both other , plain ADJ
2 -2 0 0 both other :
2 -2 0 0 both other adjective
2 -1 0 0 both other adjective s VERB
-3 3 0 0 both other and
-3 4 0 0 both other and plain VERB
0 1 -2 1 both other edge
-1 2 -1 0 both other edge ed VERB
3 0 -2 0 both other edge plain ADJ
0 -2 3 0 both other noun ed VERB
-1 0 0 2 both other noun plain ADJ
2 -2 0 0 both other or
2 -2 0 0 both other to
2 -2 0 0 both other to plain VERB
4 -2 -1 -1 both other verb
3 -3 0 0 both other verb plain VERB
-3 3 0 0 both other with
-3 3 0 0 both other with plain VERB
2 0 -2 0 both our edge
2 0 -2 0 both our edge plain ADJ
1 -2 2 0 both our noun
-2 0 2 0 both our noun plain ADJ
3 0 0 -3 both our verb
2 -1 -1 -1 both per edge
2 -1 -1 -1 both per edge plain NOUN
-2 2 0 0 both some ,
-2 2 0 0 both someone and
2 -1 0 0 both the (
3 -1 -2 -1 both the ,
2 -1 -1 -1 both the , plain NOUN
2 0 -2 0 both the and
2 -1 -1 0 both the edge
2 -1 -1 -1 both the edge plain NOUN
2 0 -1 0 both the i
0 -2 5 -2 both the noun
-2 0 2 0 both the noun ed VERB
-1 0 2 0 both the noun ing ADJ
-2 -1 3 -1 both the noun plain ADJ
2 -1 -1 -1 both the noun plain NOUN
2 0 1 -2 both the of
4 0 -3 0 both the on
0 0 2 0 both the other
-2 0 2 0 both the other plain ADJ
2 -1 -1 0 both the the
3 0 -3 0 both the to
2 -1 -1 -1 both the verb
2 -1 -1 -1 both the verb plain NOUN
3 -1 -1 0 both their edge
2 -1 -1 0 both their edge plain ADJ
-2 2 0 0 both three verb
-2 2 0 0 both three verb s NOUN
2 -1 -1 -1 both to ,
-2 3 0 0 both to , plain VERB
2 -1 0 0 both to and
2 -1 0 0 both to and plain VERB
1 -2 1 0 both to edge
-2 1 1 0 both to edge plain VERB
-1 -1 2 0 both to to
0 -2 2 0 both to to plain VERB
3 -3 1 -2 both verb ,
2 0 -1 -1 both verb , plain ADV
2 -1 0 0 both verb , plain NOUN
-1 2 -1 0 both verb , plain VERB
3 -2 0 0 both verb , s VERB
-3 0 -1 3 both verb /
-2 0 0 2 both verb / plain NOUN
-2 3 0 0 both verb adjective
-1 2 0 0 both verb adjective plain NOUN
0 -1 0 2 both verb and
0 -2 0 2 both verb but
0 -2 0 2 both verb but ing VERB
-3 3 0 0 both verb down
-3 3 0 0 both verb down s NOUN
2 -2 -1 1 both verb edge
-2 0 0 3 both verb edge ing VERB
-2 0 2 0 both verb edge plain ADJ
2 0 0 -1 both verb edge plain ADV
2 0 -2 0 both verb edge plain VERB
2 0 0 0 both verb edge s NOUN
5 -3 -2 0 both verb for
2 0 -2 0 both verb for plain ADJ
-2 2 0 0 both verb it
1 -1 1 -2 both verb noun
3 0 -3 0 both verb noun ed ADJ
-1 2 0 0 both verb noun ing VERB
0 -3 4 -1 both verb noun plain NOUN
-2 2 0 0 both verb noun s VERB
2 0 0 -1 both verb of plain NOUN
-3 3 -1 1 both verb or
-2 3 -1 0 both verb or plain NOUN
2 -2 2 -2 both verb other
0 0 2 -1 both verb other plain ADV
-2 3 0 -1 both verb to
-2 1 1 0 both verb verb
2 0 -1 0 both verb with
-1 0 0 2 both w noun
-1 0 0 2 both w noun plain NOUN
-1 2 -1 0 both was edge
-1 2 0 0 both we noun
-1 2 0 0 both we noun plain VERB
-3 3 0 0 both what edge
-3 3 0 0 both what edge plain NOUN
-2 2 0 0 both what is
-1 2 0 0 both what is s NOUN
2 -1 0 0 both which (
-1 2 0 0 both which the
-2 2 0 0 both whoever verb
-2 2 0 0 both whoever verb s NOUN
3 -3 0 0 both whose it
3 -3 0 0 both whose it plain VERB
-2 3 0 0 both whose verb
2 0 -2 0 both with )
2 -1 0 -1 both with ,
2 0 0 0 both with , plain NOUN
2 -1 -1 -1 both with and
2 0 0 0 both with and plain NOUN
0 4 0 -3 both with edge
-1 0 2 0 both with noun
-2 0 2 0 both with noun plain ADJ
-2 2 0 0 both without in ing NOUN
2 0 -1 0 both | noun plain NOUN
2 -1 0 0 both – ,
0 -2 2 0 both → edge
0 -2 2 0 both → edge ed VERB
2 0 -1 0 both → → ing VERB
4 -11 7 -1 compound ahead
1 9 -3 -2 deed
-1 3 -1 0 deed ADJ
1 4 -3 -3 deed NOUN
5 1 -3 -1 deed VERB
-2 9 -3 -3 deed of one
2 -2 0 0 deed of one , ,
2 -1 0 0 deed of one , adjective
-5 5 0 0 deed of one , noun
-1 2 0 0 deed of one , other
-2 11 -2 -2 deed of one NOUN
0 2 -3 -2 deed of one VERB
-2 2 0 0 deed of one adjective ,
-3 3 0 0 deed of one adjective in
2 -2 0 0 deed of one and edge
-5 5 0 0 deed of one and noun
2 -1 0 0 deed of one and other
-2 2 0 0 deed of one and that
-1 2 0 0 deed of one noun a
3 -3 0 0 deed of one noun and
2 -2 0 0 deed of one noun below
-3 3 0 0 deed of one noun each
2 -2 0 0 deed of one noun edge
-1 2 0 0 deed of one noun noun
-1 2 0 0 deed of one noun out
2 -2 0 0 deed of one noun with
2 -1 0 0 deed of one of per
-2 2 0 0 deed of one one ,
2 -1 0 0 deed of one other adjective
3 -2 0 0 deed of one verb ,
2 -2 0 0 deed of one verb edge
-2 2 0 0 deed of one whoever verb
0 -1 -1 2 end .g.
-1 1 -3 3 end ack
-1 2 0 0 end add
-1 2 0 0 end ade
-2 -2 3 1 end ady
3 -2 0 0 end aft
2 -1 -1 -2 end age
-5 4 3 -1 end aid
-2 5 -1 -1 end ail
-2 2 0 0 end aim
1 1 -2 0 end air
-3 3 0 0 end ait
-5 5 0 0 end aks
-3 -1 0 3 end alf
1 1 0 -2 end ame
2 -2 -1 0 end amp
2 1 -2 0 end and
-1 2 -1 0 end ank
2 0 0 -1 end ano
0 2 0 -1 end ant
-1 -1 2 -1 end any
-3 4 0 0 end aph
2 -1 0 0 end app
2 -2 1 0 end ard
-2 1 1 0 end ark
2 -1 0 0 end arp
2 -1 0 0 end ars
1 -3 2 0 end art
0 0 -2 2 end ase
2 -2 0 0 end ash
2 1 -2 0 end ass
-7 2 6 -2 end ast
0 0 3 -2 end asy
2 -1 0 -2 end ate
-1 2 -1 0 end awn
3 -1 -2 -2 end ber
-2 -2 2 2 end ble
2 -2 0 0 end buy
-3 3 -1 0 end can
-1 3 -1 0 end ced
2 -1 0 0 end cel
3 -2 -1 -1 end ces
1 2 -1 0 end cts
-1 2 -1 0 end cut
-3 3 0 0 end cvd
-2 0 0 3 end d
3 -2 -2 -1 end day
-2 3 -1 -1 end ded
-2 1 2 0 end den
2 -1 -1 -1 end der
-1 2 -1 0 end dge
-2 2 0 0 end die
-1 2 0 0 end dry
-3 -1 4 -1 end due
0 2 0 0 end ear
7 -1 -1 -1 end eed
2 0 0 0 end eek
2 -2 0 -1 end een
-2 2 0 0 end eep
-6 4 2 0 end eft
0 2 -1 0 end ell
-2 4 -1 -1 end end
0 4 1 -2 end ent
-1 2 0 0 end ept
-2 -1 -1 3 end ere
3 -2 -2 -2 end ers
2 -1 -1 0 end ery
3 -2 -1 -1 end ess
-3 -1 7 -1 end est
2 0 -1 0 end ete
0 2 -1 -1 end ets
-2 1 1 0 end ext
-1 2 0 0 end eys
4 0 -3 0 end fat
-1 -1 2 0 end fly
-2 -1 4 0 end gan
-2 3 -1 0 end ged
-2 3 -1 -1 end get
-2 0 2 2 end ght
3 0 -3 0 end gic
-1 2 -1 0 end go
-1 3 -1 0 end got
-3 -1 -1 4 end h
-2 0 -1 3 end ha
2 0 0 -1 end hed
-2 -3 -2 3 end hen
0 -1 1 2 end her
2 -2 0 0 end hes
-1 0 0 2 end hi
-1 0 3 -2 end hly
-4 0 -1 5 end hmm
-4 0 5 0 end hot
-4 3 -2 2 end how
-4 -1 0 6 end i'm
3 -4 -1 0 end ice
-1 3 -1 0 end ied
3 -2 -1 -1 end ies
3 -3 0 0 end ift
0 -1 2 0 end igh
-1 2 0 0 end ign
-1 2 0 0 end ike
2 -1 0 0 end ild
4 -2 -2 0 end ile
-5 5 -1 1 end ill
-2 3 -1 0 end ilt
-3 -1 0 5 end im
2 -1 -1 -1 end ime
-4 1 3 0 end ind
0 0 2 -1 end ine
1 2 -2 -1 end ing
-2 2 0 0 end ins
5 -1 -4 0 end int
3 -3 -2 -2 end ion
2 -2 0 0 end ips
-3 0 4 -1 end irm
5 -2 -4 0 end ish
2 -1 -1 -1 end ist
-2 0 4 0 end its
4 -2 -2 -1 end ity
-3 -1 5 0 end ium
-8 1 9 -1 end ive
-2 0 0 3 end k
-2 3 0 -1 end ked
-2 2 1 0 end ken
-1 2 0 0 end kes
2 0 -2 0 end key
-1 0 4 -3 end kly
-1 -1 0 2 end km
-2 3 0 0 end lag
-2 3 0 -1 end led
2 -2 0 -1 end les
-2 3 0 0 end let
4 0 -3 0 end lic
-1 0 2 0 end lid
2 -2 0 0 end lip
-3 3 0 0 end lit
2 -1 -1 1 end lly
0 2 0 0 end log
-1 0 4 -2 end low
-1 -1 0 2 end lse
0 -1 0 2 end lso
0 -1 0 2 end m
2 -2 0 0 end map
1 -3 0 1 end max
1 -1 2 -1 end med
2 0 0 0 end mer
-4 -1 0 6 end mes
-2 0 2 0 end mic
0 -1 2 -1 end min
2 -2 0 0 end mit
2 0 -1 0 end mum
-4 -2 -1 6 end n
-3 3 0 0 end nag
2 0 -1 0 end nal
2 -2 -1 1 end nce
4 -2 -1 -1 end nch
-3 3 0 -2 end ned
2 -1 -1 -1 end ner
-1 3 0 0 end nes
-2 1 2 0 end new
-1 -2 4 0 end nge
-2 -2 -1 3 end nly
-1 -1 -1 3 end no.
-2 1 0 1 end now
2 -1 0 0 end nth
2 -1 -2 -2 end nts
2 -2 0 0 end ock
-2 3 0 0 end oes
-3 3 1 -1 end old
-4 0 0 4 end ome
-2 0 2 0 end ond
-3 0 1 5 end one
0 -1 2 -1 end ong
3 -2 -1 -1 end ons
-2 0 3 0 end ont
-1 4 -1 -1 end ook
2 -1 0 0 end oom
3 -2 -1 0 end oot
-1 0 2 0 end ore
3 -2 -1 0 end ork
-4 3 2 0 end orn
2 -2 -1 -1 end ors
-3 5 1 -1 end ort
2 2 -3 0 end ose
1 -2 2 0 end oss
-3 3 0 1 end ost
-4 5 0 0 end ote
2 -1 -1 -1 end oto
2 -2 0 -1 end ots
3 -3 -1 -1 end our
-1 0 2 0 end ous
1 -1 -1 2 end out
-1 2 0 0 end ove
-4 6 1 -1 end own
-2 0 0 2 end p
-1 2 -1 0 end ped
-1 -1 3 0 end pen
-2 -2 6 0 end per
2 -3 1 -1 end ple
-1 -4 5 0 end pty
-2 3 0 0 end put
3 -2 -1 0 end rap
-4 3 2 -2 end red
-1 0 2 -1 end ree
-3 3 1 0 end rge
2 -2 0 0 end rks
2 -2 0 0 end row
0 -1 2 0 end rry
-1 -1 0 3 end rse
-1 -1 2 0 end rst
3 -2 -1 -1 end s
-3 2 -1 3 end say
-3 4 0 -1 end sed
-2 2 -1 -1 end see
1 2 -1 -1 end ses
2 -2 0 0 end set
-1 2 0 0 end sks
-1 -1 -1 3 end so
2 0 0 0 end son
-2 2 0 0 end sue
-1 -1 0 2 end t
3 -1 0 -1 end tal
-2 2 0 0 end tay
-6 4 -1 -2 end ted
2 0 0 -1 end tem
3 -3 -1 0 end ter
2 -1 -1 -1 end tes
4 0 -4 0 end tic
2 -1 0 0 end tle
-3 0 3 0 end tom
2 -1 -1 -1 end tor
-3 2 2 -1 end uch
2 -2 0 0 end ugh
1 -2 2 0 end ull
2 -1 0 0 end ump
-1 2 0 0 end ums
2 -1 -2 2 end und
-1 2 -1 0 end une
-3 4 0 0 end ung
0 3 -1 -1 end unt
2 0 -1 -1 end ure
3 -3 0 0 end urn
2 -1 -1 -1 end urs
2 0 -1 -1 end use
0 3 -2 0 end ush
3 0 -3 1 end ust
-3 0 0 4 end v
-3 2 2 -1 end ved
1 -2 -1 2 end ver
-4 4 0 0 end ves
-1 0 0 2 end way
2 -2 0 0 end win
-2 3 0 0 end won
-1 -2 -1 5 end x
-2 0 0 2 end y
0 2 -1 0 end yed
-2 -1 -1 4 end yes
-2 2 0 0 end zed
-4 -1 0 6 end2 'm PROPN
-1 0 2 0 end2 ad ADJ
2 0 -1 0 end2 ad VERB
-3 4 0 0 end2 ag NOUN
-1 -2 3 -2 end2 al ADJ
3 -2 -1 -1 end2 al NOUN
2 -1 0 0 end2 am NOUN
0 1 2 -1 end2 an NOUN
4 -3 -1 0 end2 ap VERB
-2 1 1 0 end2 ar ADJ
-1 0 0 2 end2 ar ADV
3 -2 -1 -2 end2 ar NOUN
2 -1 0 0 end2 as NOUN
4 0 -2 0 end2 at ADJ
2 -1 0 0 end2 at NOUN
3 -3 0 0 end2 at VERB
2 -3 0 1 end2 ax NOUN
-2 0 0 3 end2 ay ADV
2 0 -1 -2 end2 ay NOUN
2 0 0 -1 end2 ay PROPN
-3 1 -1 4 end2 ay VERB
2 -1 0 0 end2 bs NOUN
-1 0 2 0 end2 ce ADJ
-2 -1 -1 3 end2 ce ADV
3 -3 -2 -2 end2 ce NOUN
3 -2 0 0 end2 ce VERB
-1 -1 2 0 end2 ch ADJ
-2 3 -1 3 end2 ch NOUN
4 -3 -1 0 end2 ch VERB
-1 -1 -1 3 end2 ck ADV
0 2 -1 -1 end2 ck NOUN
5 -2 -1 0 end2 ck VERB
2 -1 0 0 end2 ct NOUN
-1 2 0 0 end2 ct VERB
-1 2 0 0 end2 dd VERB
3 -2 -1 -1 end2 de NOUN
-2 3 -1 0 end2 de VERB
-1 0 0 2 end2 ds ADV
2 0 -1 -1 end2 ds NOUN
-1 0 2 0 end2 dy ADJ
0 -2 2 0 end2 dy VERB
-1 0 2 -2 end2 ed ADJ
-5 0 6 -1 end2 ed NOUN
-5 4 -3 -3 end2 ed VERB
0 0 2 -1 end2 ee ADV
2 -1 0 0 end2 ee NOUN
-2 3 -1 -1 end2 ee VERB
2 0 0 0 end2 ek NOUN
3 -1 -1 -1 end2 el NOUN
2 -1 0 0 end2 el VERB
-2 -2 4 -1 end2 en ADJ
-2 -3 -2 4 end2 en ADV
3 -3 -1 -1 end2 en NOUN
-5 5 -1 -1 end2 en VERB
-2 2 0 0 end2 ep VERB
-3 -1 3 1 end2 er ADJ
-2 -1 -1 4 end2 er ADV
3 -3 -2 -3 end2 er NOUN
7 -3 -1 -1 end2 er VERB
-2 -1 -1 4 end2 es INTJ
1 1 -3 -1 end2 es NOUN
0 3 -2 -2 end2 es VERB
3 -2 -1 -1 end2 et NOUN
-3 4 -2 -1 end2 et VERB
-2 0 3 0 end2 ew ADJ
2 -2 0 0 end2 ew NOUN
-1 2 0 0 end2 ew VERB
2 0 -2 0 end2 ey ADJ
2 -1 0 0 end2 ey NOUN
0 3 -2 0 end2 ft NOUN
2 -4 3 -1 end2 ft VERB
0 -1 -1 2 end2 g. X
0 2 0 -2 end2 ge NOUN
3 -1 -1 0 end2 ge VERB
-2 0 3 0 end2 gh ADJ
4 -3 0 0 end2 gh VERB
-5 1 5 -1 end2 go VERB
2 -1 -2 -2 end2 gs NOUN
-1 2 0 0 end2 gs VERB
-3 -1 -1 4 end2 h NOUN
-2 0 -1 3 end2 ha NOUN
-1 0 0 2 end2 hi INTJ
-4 -1 0 5 end2 hm NOUN
2 0 -2 0 end2 ht ADJ
-1 -3 3 1 end2 ht NOUN
-4 3 1 0 end2 ht VERB
6 -1 -3 -1 end2 ic ADJ
-2 -1 3 0 end2 id ADJ
2 -1 0 -1 end2 id NOUN
-6 4 3 -1 end2 id VERB
-3 2 0 2 end2 ie NOUN
-3 4 -1 0 end2 il VERB
-4 0 -1 5 end2 im NOUN
2 -2 0 0 end2 im VERB
3 -3 0 -2 end2 in NOUN
2 -2 0 0 end2 ip VERB
2 0 -2 0 end2 ir ADJ
0 3 -1 -1 end2 it NOUN
0 2 -1 0 end2 it VERB
-2 0 0 3 end2 k NOUN
-4 6 0 0 end2 ke NOUN
3 -1 -1 -1 end2 ke VERB
-1 -1 0 2 end2 km NOUN
0 2 -1 -2 end2 ks NOUN
2 -1 -1 0 end2 ld NOUN
-3 4 0 -1 end2 ld VERB
-4 -2 4 1 end2 le ADJ
3 -2 -2 -2 end2 le NOUN
3 -3 0 0 end2 le VERB
-1 -1 0 3 end2 lf NOUN
-1 -1 2 -1 end2 ll ADJ
-1 -1 -1 3 end2 ll ADV
-2 6 -1 -1 end2 ll NOUN
2 0 -1 -1 end2 ll VERB
2 -1 -1 -1 end2 ls NOUN
2 -1 0 0 end2 lt NOUN
0 2 -2 0 end2 lt VERB
4 -3 0 0 end2 lu NOUN
-2 -1 3 -1 end2 ly ADJ
-1 -3 0 2 end2 ly ADV
-1 0 2 0 end2 ly VERB
-1 -1 0 2 end2 m NOUN
-1 -1 3 -1 end2 me ADJ
2 0 -2 -1 end2 me NOUN
-4 -1 -1 6 end2 mm NOUN
2 -1 0 -1 end2 mp NOUN
3 -2 -1 0 end2 mp VERB
2 -1 -1 -1 end2 ms NOUN
-4 -2 -1 5 end2 n NOUN
5 0 -3 0 end2 nd ADJ
2 0 0 -1 end2 nd ADV
-2 2 1 2 end2 nd NOUN
-3 3 1 -1 end2 nd VERB
-2 0 3 0 end2 ne ADJ
1 -1 -2 3 end2 ne NOUN
-4 4 2 -1 end2 ne VERB
-1 0 3 -1 end2 ng ADJ
0 4 -1 -2 end2 ng NOUN
3 1 -2 0 end2 ng VERB
-1 3 -1 0 end2 nk NOUN
2 -1 0 0 end2 nk VERB
1 2 -2 -2 end2 ns NOUN
3 -1 0 0 end2 ns VERB
1 0 1 -2 end2 nt NOUN
-3 4 -2 -2 end2 nt VERB
-1 0 2 -1 end2 ny ADJ
-1 -1 -1 3 end2 o. NOUN
-2 0 2 0 end2 od ADJ
2 -1 -1 0 end2 od NOUN
2 -1 -1 0 end2 od VERB
0 3 -1 0 end2 ok NOUN
-1 2 0 0 end2 ok VERB
2 -1 0 0 end2 ol NOUN
0 -1 3 -1 end2 om NOUN
0 0 -1 2 end2 on ADV
3 -3 -2 -2 end2 on NOUN
-1 2 0 0 end2 on VERB
2 -1 0 0 end2 op NOUN
-4 0 4 0 end2 or ADJ
3 -2 -1 -1 end2 or NOUN
3 -2 0 -1 end2 os NOUN
0 -2 4 -1 end2 ot NOUN
0 2 -1 0 end2 ot VERB
-2 0 2 0 end2 ow ADJ
-2 -1 0 3 end2 ow ADV
1 3 -1 -1 end2 ow NOUN
2 0 0 0 end2 ow VERB
-2 3 0 0 end2 ph NOUN
2 -1 0 0 end2 pp NOUN
3 -2 -1 -1 end2 ps NOUN
-2 3 0 0 end2 pt VERB
2 -1 0 0 end2 ra NOUN
-2 0 3 0 end2 rd ADJ
2 -1 -1 -1 end2 rd NOUN
-1 0 2 -1 end2 re ADJ
-2 -1 -1 3 end2 re ADV
2 0 -2 -1 end2 re NOUN
-1 2 0 0 end2 rk NOUN
4 -3 -1 0 end2 rk VERB
-1 -1 4 0 end2 rm NOUN
-1 -1 3 0 end2 rn NOUN
-1 3 -1 0 end2 rn VERB
-9 9 0 0 end2 rr NOUN
3 -3 -2 -3 end2 rs NOUN
3 -2 0 0 end2 rs VERB
-1 2 2 -1 end2 rt NOUN
2 -1 0 0 end2 rt VERB
-3 1 3 0 end2 ry ADJ
3 -2 -2 -2 end2 ry NOUN
3 -2 -1 -1 end2 s NOUN
0 3 -2 0 end2 se ADJ
-1 -1 0 2 end2 se ADV
-1 -1 0 3 end2 se INTJ
2 0 -1 -1 end2 se NOUN
1 -1 -1 2 end2 se VERB
4 0 -4 0 end2 sh ADJ
0 2 -1 0 end2 sh NOUN
3 -2 -1 0 end2 sh VERB
2 -1 0 0 end2 sk NOUN
-2 -2 -2 4 end2 so ADV
3 0 -2 0 end2 ss ADJ
4 -6 1 -1 end2 ss VERB
0 -1 3 -2 end2 st ADJ
-2 -2 1 3 end2 st ADV
-1 3 3 -2 end2 st NOUN
0 0 3 -2 end2 sy ADV
-1 -1 0 2 end2 t NOUN
-2 -1 3 0 end2 te ADJ
2 0 -1 -2 end2 te NOUN
-3 2 1 -1 end2 te VERB
3 -1 -1 -1 end2 th NOUN
2 -1 -1 -1 end2 to NOUN
2 0 -2 -3 end2 ts NOUN
-2 1 2 -1 end2 ts VERB
3 -3 -2 -2 end2 ty NOUN
-4 -1 4 -1 end2 ue ADJ
2 0 -1 -1 end2 ue NOUN
-2 2 0 0 end2 ug VERB
-1 -2 4 -1 end2 um NOUN
2 -1 0 0 end2 up NOUN
2 -1 -1 -1 end2 ur NOUN
3 -2 0 0 end2 ur VERB
-1 0 2 0 end2 us ADJ
-1 0 -1 3 end2 ut ADV
2 0 -1 -1 end2 ut NOUN
-2 3 -1 0 end2 ut VERB
2 -2 0 0 end2 uy VERB
-3 0 0 4 end2 v NOUN
-3 3 0 0 end2 vd NOUN
2 -1 -1 0 end2 ve ADJ
-5 2 5 -1 end2 ve NOUN
-5 3 2 -1 end2 ve VERB
-3 3 1 -1 end2 wn ADJ
-3 5 -1 0 end2 wn VERB
-1 -2 -1 5 end2 x NOUN
-1 -1 2 -1 end2 xt ADJ
-1 2 0 0 end2 xt NOUN
-2 0 0 2 end2 y NOUN
2 0 0 0 end2 ze NOUN
2 -1 0 -1 end4 able
-1 2 0 0 end4 add
-1 2 -1 0 end4 aded
-2 0 2 0 end4 aged
-1 0 2 0 end4 alid
2 0 -1 0 end4 ally
0 -1 0 2 end4 also
3 -3 0 0 end4 ames
2 -1 0 0 end4 ance
0 3 -2 0 end4 aned
-2 -1 4 0 end4 ange
2 -1 0 0 end4 app
-1 -1 2 0 end4 ared
-3 3 1 0 end4 arge
0 2 0 0 end4 atch
-1 2 -1 0 end4 ate
-1 4 -2 0 end4 ated
2 -2 0 0 end4 ates
2 -1 0 0 end4 ause
-1 0 0 2 end4 away
0 2 -1 0 end4 ayed
-2 2 0 0 end4 azed
-1 -1 -1 3 end4 back
2 -1 -1 -1 end4 bers
2 0 -2 0 end4 bile
-2 2 0 0 end4 bill
2 -1 -1 0 end4 bine
3 -3 0 0 end4 bits
-2 0 2 0 end4 blic
0 3 -1 -1 end4 book
-2 3 -1 0 end4 born
-1 0 0 2 end4 bout
2 -2 0 0 end4 buy
2 -1 0 0 end4 card
-6 5 1 0 end4 cast
-1 -1 2 0 end4 cate
4 -2 -2 0 end4 cess
2 -1 0 0 end4 cing
-1 3 -2 -1 end4 cked
-3 3 1 -1 end4 come
-2 0 2 0 end4 cond
-1 2 0 0 end4 cost
3 -2 0 0 end4 crap
-1 0 2 0 end4 cret
-1 2 -1 0 end4 cut
-2 0 0 3 end4 d
3 -2 -2 -2 end4 date
2 -1 -1 -1 end4 day
2 -2 -1 -1 end4 days
-3 1 2 0 end4 dden
0 4 -3 0 end4 dged
-2 3 0 0 end4 die
2 -2 0 0 end4 dies
2 -2 2 -1 end4 ding
-3 0 5 0 end4 dium
-6 2 4 0 end4 done
-1 2 0 0 end4 dry
-2 -1 3 0 end4 due
0 -1 -1 2 end4 e.g.
-2 -2 3 1 end4 eady
-5 5 0 0 end4 eaks
-2 2 0 0 end4 eans
0 -1 -1 3 end4 ease
0 0 3 -2 end4 easy
-1 2 0 0 end4 eded
-1 2 -1 0 end4 edge
-1 2 0 0 end4 eeps
-3 -1 4 0 end4 egan
-1 0 4 -3 end4 ekly
-1 -1 0 2 end4 else
-2 2 0 0 end4 ends
2 0 -2 -2 end4 ents
0 3 -3 -1 end4 ered
-1 2 0 0 end4 erve
3 -3 0 0 end4 ests
0 -2 3 0 end4 eted
-1 -1 -1 2 end4 ever
2 0 -2 0 end4 fair
2 -1 3 -3 end4 fast
4 0 -3 0 end4 fat
-1 2 0 0 end4 fell
3 -3 0 0 end4 fers
2 -1 0 0 end4 file
-3 0 4 -1 end4 firm
-1 2 0 0 end4 fish
-2 3 0 0 end4 flag
-1 0 3 -1 end4 free
-2 0 2 0 end4 full
-1 2 0 0 end4 get
-1 2 0 0 end4 gets
4 -2 -1 0 end4 ging
-2 2 0 0 end4 gins
-2 3 -1 0 end4 give
-1 2 -1 0 end4 go
-3 3 0 0 end4 goes
-1 2 -1 0 end4 gone
-1 0 2 0 end4 good
-2 3 -1 0 end4 got
2 -2 0 0 end4 grow
3 0 -3 0 end4 gust
-3 -1 -1 4 end4 h
-2 0 -1 3 end4 ha
-3 -1 0 3 end4 half
-2 3 0 0 end4 held
-2 -1 -1 3 end4 here
4 0 -4 0 end4 hest
-1 0 0 2 end4 hi
-1 0 2 0 end4 high
2 -7 -2 7 end4 hing
2 0 -1 0 end4 hive
-4 0 -1 5 end4 hmm
-2 -3 0 5 end4 home
2 -2 -1 -1 end4 hone
2 -1 0 0 end4 hoot
2 -1 -1 -1 end4 hoto
-1 -1 -1 2 end4 how
-1 0 2 0 end4 htly
2 -1 0 0 end4 hull
-4 -1 0 6 end4 i'm
-4 4 0 0 end4 iage
-1 0 3 0 end4 ible
2 -1 0 0 end4 ices
2 0 -1 0 end4 ided
2 -2 0 0 end4 ield
3 0 -2 0 end4 ient
-1 -4 3 3 end4 ight
-3 -1 0 5 end4 im
-4 -2 0 7 end4 imes
5 0 -5 0 end4 inal
2 0 0 -1 end4 inch
-2 2 0 0 end4 inds
2 0 -1 -1 end4 ings
2 -2 0 0 end4 ints
3 -2 -1 -1 end4 ions
-3 3 0 0 end4 ires
-1 -1 2 0 end4 irst
-3 3 0 0 end4 ists
2 0 0 -1 end4 item
2 0 0 0 end4 itle
-1 2 -1 0 end4 ived
-1 2 0 0 end4 ives
-2 0 0 3 end4 k
-1 2 0 0 end4 keep
-1 2 0 0 end4 kept
2 0 -2 0 end4 key
-2 2 0 0 end4 keys
-1 -2 3 0 end4 kind
2 -1 0 -1 end4 king
-1 -1 0 2 end4 km
2 0 -2 0 end4 lack
-2 2 0 0 end4 laim
-2 0 1 1 end4 last
-1 2 0 0 end4 lays
-6 4 2 0 end4 left
-2 3 0 0 end4 let
3 -2 0 0 end4 lice
2 -2 0 0 end4 lift
-2 3 0 0 end4 like
-2 1 2 -1 end4 line
-2 0 3 -1 end4 ling
2 -1 -1 -1 end4 list
3 -1 -2 0 end4 lity
-2 -2 4 0 end4 live
-1 1 1 0 end4 lled
0 2 0 0 end4 log
2 0 0 -1 end4 long
1 1 -2 0 end4 lose
-2 4 -1 0 end4 lost
2 -1 0 -1 end4 lots
-1 0 3 -2 end4 low
2 0 -2 0 end4 lush
0 -1 0 2 end4 m
-2 3 0 0 end4 made
-1 2 0 0 end4 mail
-2 0 2 0 end4 mall
-1 0 2 -1 end4 many
2 -2 0 0 end4 map
-3 3 0 0 end4 mate
1 -3 0 1 end4 max
3 -1 -2 -2 end4 mber
2 0 -1 -1 end4 ment
2 0 0 0 end4 mers
-4 5 0 -1 end4 mill
-1 0 2 -1 end4 min
-4 0 4 0 end4 mint
-2 0 2 0 end4 more
-2 0 1 2 end4 most
-1 -4 5 0 end4 mpty
-4 -2 -1 6 end4 n
-3 3 0 0 end4 nag
2 1 -2 -2 end4 name
-2 0 3 0 end4 nded
2 -1 0 0 end4 ners
-2 0 2 0 end4 new
-1 -1 2 0 end4 next
-1 3 1 -1 end4 ning
2 -2 1 0 end4 nish
-2 2 0 0 end4 nned
-1 -1 -1 3 end4 no.
-2 -1 -1 4 end4 none
-1 0 0 2 end4 now
-1 3 -1 0 end4 nted
2 0 -1 -1 end4 ntly
2 -1 0 0 end4 oard
-3 3 0 0 end4 oing
5 0 -5 0 end4 oint
6 0 -6 0 end4 olic
-3 3 0 0 end4 omes
-2 0 2 0 end4 omic
-2 0 3 0 end4 onal
-1 0 0 2 end4 once
-2 2 0 0 end4 ones
-2 -2 -1 3 end4 only
2 -1 0 0 end4 onth
-1 -1 3 0 end4 open
3 -2 -1 0 end4 ople
2 -2 0 0 end4 orks
0 -1 2 0 end4 orry
-1 2 -1 0 end4 osed
3 0 -1 0 end4 otal
2 -2 0 0 end4 ough
2 -1 -2 2 end4 ound
-1 3 -1 -1 end4 ount
2 -1 -1 -1 end4 ours
-1 -2 3 0 end4 oved
-1 2 0 0 end4 oves
-2 0 0 2 end4 p
-5 4 3 -1 end4 paid
-2 2 0 0 end4 pare
-4 0 4 0 end4 part
1 2 -2 0 end4 pass
-2 2 0 0 end4 pend
2 -2 0 0 end4 pick
0 4 -3 -1 end4 ping
-3 3 0 0 end4 plit
-2 4 0 -1 end4 port
3 -2 0 0 end4 pour
-1 -2 3 0 end4 pper
0 2 -1 0 end4 pted
-2 3 0 0 end4 put
-1 2 0 0 end4 rack
3 -1 -2 0 end4 ract
3 -2 0 0 end4 raft
-1 0 2 0 end4 rage
2 0 -2 0 end4 rand
-3 4 0 0 end4 rank
-3 4 0 0 end4 raph
-1 3 -1 0 end4 rawn
-3 3 0 0 end4 rcvd
3 -2 0 0 end4 reak
1 -2 1 0 end4 reat
-2 0 3 0 end4 red
4 -4 0 0 end4 reed
1 -2 1 0 end4 reen
-2 0 2 0 end4 rent
2 -2 0 0 end4 rest
-1 2 -1 0 end4 rget
2 -1 -1 -1 end4 rice
-1 2 0 0 end4 rind
-2 4 -1 -1 end4 ring
-2 2 0 0 end4 rite
-1 0 2 0 end4 rmal
-1 -2 3 0 end4 rmed
0 -2 3 0 end4 rned
-2 0 2 0 end4 rong
-3 0 3 0 end4 ront
2 -1 0 0 end4 room
-1 -2 2 0 end4 ross
0 2 -1 0 end4 rted
-3 3 0 0 end4 rung
3 -2 -1 -1 end4 s
2 -2 0 0 end4 sage
-2 0 3 0 end4 same
-3 2 -1 3 end4 say
-2 2 -1 -1 end4 see
-1 2 0 0 end4 send
-5 3 3 0 end4 sent
2 -2 0 0 end4 set
3 -1 0 -1 end4 shed
-1 2 0 0 end4 ship
-4 0 5 0 end4 shot
-3 4 0 0 end4 show
-1 2 0 0 end4 sign
-5 2 4 -1 end4 sing
-6 -1 7 0 end4 sive
-1 -2 3 0 end4 sked
2 -2 0 0 end4 slip
-1 -1 -1 3 end4 so
-3 3 1 0 end4 sold
-1 2 -1 0 end4 sown
3 -3 0 0 end4 sses
-2 2 0 0 end4 ssue
-2 2 0 0 end4 stay
2 -2 1 0 end4 ster
4 0 -4 0 end4 stic
-3 0 4 0 end4 stom
-2 2 0 0 end4 sums
-1 -1 0 2 end4 t
3 0 -2 0 end4 tage
-1 2 0 0 end4 tain
-2 2 0 0 end4 take
2 -1 0 0 end4 tand
2 -2 0 0 end4 tart
-1 2 0 0 end4 ters
-2 2 0 0 end4 test
-1 2 0 0 end4 text
-1 -1 -1 3 end4 then
-2 -1 1 2 end4 ther
-1 0 3 -2 end4 thly
-1 2 -1 0 end4 tial
-1 2 0 0 end4 tied
-1 -1 0 2 end4 till
2 -1 -1 -1 end4 time
4 -2 -3 0 end4 ting
3 -3 -2 -2 end4 tion
2 -1 0 0 end4 tock
2 0 0 0 end4 tors
-2 0 3 0 end4 tted
2 -2 0 0 end4 tter
2 0 -1 0 end4 tual
2 -1 -1 0 end4 ture
-2 0 -1 3 end4 uble
-3 5 -1 -1 end4 ught
-2 3 -1 0 end4 uilt
-7 2 5 0 end4 uits
4 -3 0 0 end4 unds
2 -2 0 0 end4 unts
-1 -1 0 3 end4 urse
-2 1 2 0 end4 used
-3 0 0 4 end4 v
-2 0 2 0 end4 vate
3 -2 -1 0 end4 ving
-3 3 0 0 end4 vote
-4 4 0 0 end4 wait
-2 2 -1 -1 end4 want
2 -1 0 0 end4 wed
2 0 0 0 end4 week
2 -1 -1 0 end4 well
-1 -2 -2 3 end4 when
-1 0 0 2 end4 wice
2 -2 0 0 end4 win
-2 2 0 0 end4 wins
-2 3 0 0 end4 won
3 -2 -1 0 end4 work
-3 0 3 0 end4 worn
-1 -2 -1 5 end4 x
-1 0 2 0 end4 xact
2 -2 0 0 end4 xcel
-2 0 0 2 end4 y
2 -1 0 0 end4 year
-2 -1 -1 4 end4 yes
-1 2 -1 0 end4 ying
-1 -1 3 -2 form ed ADJ
-2 -3 -2 4 form ed ADV
0 -3 6 -2 form ed NOUN
-6 4 -3 -3 form ed VERB
1 1 -1 -2 form ing NOUN
3 0 -2 0 form ing VERB
-2 -1 3 -1 form ly ADJ
-1 -3 0 2 form ly ADV
-1 0 2 0 form ly VERB
-5 -4 5 -3 form plain ADJ
-8 -5 -3 6 form plain ADV
-5 -3 -1 7 form plain INTJ
2 -2 -2 -2 form plain NOUN
4 -4 -4 0 form plain PROPN
-1 3 -2 -3 form plain VERB
1 -1 -2 2 form plain X
-1 -1 -1 4 form s ADV
-3 -1 -1 4 form s INTJ
2 -1 -3 -3 form s NOUN
2 -1 0 -1 form s PROPN
2 2 -2 -3 form s VERB
2 0 -2 0 guesses ADJ ADJ ADJ
-2 0 3 0 guesses ADJ ADJ PUNCT
-1 -1 2 0 guesses ADJ NOUN ADJ
2 -1 -1 -1 guesses ADJ NOUN ADP
-1 2 0 0 guesses ADJ NOUN ADV
-1 -1 1 3 guesses ADJ NOUN CCONJ
-3 4 0 0 guesses ADJ NOUN PRON
2 1 -2 -2 guesses ADJ NOUN PUNCT
2 0 -1 0 guesses ADP ADJ ADP
2 0 -2 0 guesses ADP ADJ CCONJ
-1 -1 3 -1 guesses ADP ADJ NOUN
-2 0 2 0 guesses ADP ADJ PUNCT
0 0 -1 2 guesses ADP ADV NUM
-1 0 0 2 guesses ADP ADV PUNCT
3 -1 -1 -2 guesses ADP NOUN ADP
3 -2 -1 -2 guesses ADP NOUN CCONJ
2 -1 0 -1 guesses ADP NOUN DET
-1 0 -1 2 guesses ADP NOUN NOUN
2 -1 0 0 guesses ADP NOUN PRON
-1 0 0 2 guesses ADP NOUN PROPN
3 -3 -3 -3 guesses ADP NOUN PUNCT
-1 -1 0 3 guesses ADP VERB ADP
1 1 0 -2 guesses ADP VERB CCONJ
2 -1 0 0 guesses ADP VERB NOUN
-1 -4 0 5 guesses ADP VERB PRON
2 2 -1 -3 guesses ADP VERB PUNCT
-1 0 2 0 guesses ADV ADJ ADP
-1 0 0 2 guesses ADV ADJ NOUN
-1 -1 2 0 guesses ADV ADJ PRON
0 2 -1 -1 guesses ADV ADJ PUNCT
2 -2 0 0 guesses ADV VERB ADJ
-2 3 -1 0 guesses ADV VERB CCONJ
-2 3 0 0 guesses ADV VERB DET
-2 4 -2 -1 guesses ADV VERB PUNCT
2 -2 0 0 guesses ADV VERB VERB
-2 2 1 -1 guesses AUX ADJ ADP
-1 -2 4 0 guesses AUX ADJ CCONJ
0 3 -5 3 guesses AUX ADJ NOUN
0 -1 2 0 guesses AUX ADJ PART
-1 2 1 -1 guesses AUX ADJ PUNCT
0 0 2 -1 guesses AUX ADV VERB
-5 3 3 -1 guesses AUX NOUN PUNCT
-1 2 0 0 guesses AUX VERB ADJ
-2 4 -3 -2 guesses AUX VERB ADP
-1 2 0 0 guesses AUX VERB ADV
-1 4 -2 -1 guesses AUX VERB CCONJ
-1 2 1 -1 guesses AUX VERB PRON
-1 2 -2 0 guesses AUX VERB PUNCT
-1 -1 2 0 guesses CCONJ ADJ NOUN
1 -2 2 0 guesses CCONJ ADJ PUNCT
0 -1 3 -2 guesses CCONJ ADV DET
0 2 -1 -1 guesses CCONJ NOUN ADP
-3 3 0 0 guesses CCONJ NOUN PRON
2 -2 0 -2 guesses CCONJ NOUN PUNCT
1 1 -1 -1 guesses CCONJ VERB ADP
1 -2 1 0 guesses CCONJ VERB CCONJ
-1 2 0 -1 guesses CCONJ VERB DET
-2 3 0 0 guesses CCONJ VERB PRON
2 -1 0 -1 guesses CCONJ VERB PUNCT
-1 0 2 0 guesses DET ADJ ADJ
5 0 -3 -1 guesses DET ADJ ADP
-2 0 2 0 guesses DET ADJ ADV
-5 -2 4 -1 guesses DET ADJ NOUN
-3 -1 4 0 guesses DET ADJ NUM
3 0 -3 1 guesses DET ADJ PART
-1 0 2 0 guesses DET ADJ PROPN
4 0 -2 -1 guesses DET ADJ PUNCT
2 0 0 -2 guesses DET ADV ADP
3 -2 -2 -2 guesses DET NOUN ADP
2 -1 0 -1 guesses DET NOUN ADV
3 -2 -2 -2 guesses DET NOUN AUX
3 -2 -1 -2 guesses DET NOUN CCONJ
2 -1 -1 -1 guesses DET NOUN DET
3 -2 -2 -2 guesses DET NOUN NOUN
3 -3 -1 -1 guesses DET NOUN PRON
2 -1 -3 -3 guesses DET NOUN PUNCT
3 -2 -2 -2 guesses DET NOUN VERB
2 -2 0 0 guesses DET VERB ADP
-2 2 1 0 guesses DET VERB NOUN
2 -1 0 0 guesses DET VERB NUM
-1 0 2 -1 guesses NOUN ADJ ADP
-1 3 -1 0 guesses NOUN ADJ NOUN
1 -1 1 0 guesses NOUN ADJ PRON
2 0 -2 0 guesses NOUN ADJ PROPN
-1 -2 4 -1 guesses NOUN ADJ PUNCT
0 0 2 -1 guesses NOUN ADV ADJ
-1 0 0 2 guesses NOUN ADV ADP
-2 -1 0 3 guesses NOUN ADV PUNCT
-1 -1 0 2 guesses NOUN ADV VERB
-2 -1 0 3 guesses NOUN INTJ PUNCT
2 -1 0 0 guesses NOUN NOUN ADJ
1 0 -2 -1 guesses NOUN NOUN ADP
1 -2 0 2 guesses NOUN NOUN ADV
0 2 0 0 guesses NOUN NOUN AUX
0 -2 4 -1 guesses NOUN NOUN CCONJ
1 2 0 -1 guesses NOUN NOUN DET
0 -1 -2 3 guesses NOUN NOUN NOUN
-3 0 0 3 guesses NOUN NOUN NUM
2 -2 0 0 guesses NOUN NOUN PART
0 0 0 2 guesses NOUN NOUN PRON
2 1 -3 -2 guesses NOUN NOUN PUNCT
2 0 0 -2 guesses NOUN PROPN PUNCT
-3 2 -1 -1 guesses NOUN VERB ADP
0 -1 2 -1 guesses NOUN VERB CCONJ
0 2 -1 -1 guesses NOUN VERB DET
3 0 -1 -1 guesses NOUN VERB NOUN
-2 3 -1 0 guesses NOUN VERB PRON
2 -1 0 0 guesses NOUN VERB PROPN
2 1 0 -1 guesses NOUN VERB PUNCT
-3 2 1 0 guesses NOUN VERB SYM
-2 3 0 0 guesses NOUN VERB VERB
-1 0 2 0 guesses NUM ADJ NOUN
1 -2 -1 2 guesses NUM NOUN ADP
-1 -1 0 4 guesses NUM NOUN CCONJ
5 -3 0 -1 guesses NUM NOUN DET
0 -3 -2 5 guesses NUM NOUN NOUN
1 -2 -2 4 guesses NUM NOUN PUNCT
-2 2 0 0 guesses NUM NOUN VERB
-2 0 0 2 guesses NUM PROPN PROPN
-3 0 0 5 guesses NUM PROPN PUNCT
3 -3 0 0 guesses NUM VERB ADP
0 2 -1 0 guesses NUM VERB PUNCT
2 0 0 -1 guesses PART INTJ PUNCT
-1 3 0 0 guesses PART VERB ADP
-1 2 0 0 guesses PART VERB DET
-1 -1 2 0 guesses PART VERB PART
2 0 -1 -1 guesses PART VERB PUNCT
-3 -2 4 -1 guesses PRON ADJ NOUN
4 -1 -2 0 guesses PRON ADJ PUNCT
-1 0 0 2 guesses PRON ADV PUNCT
2 -1 -1 0 guesses PRON ADV VERB
-2 2 0 1 guesses PRON NOUN ADP
2 -2 -1 1 guesses PRON NOUN NOUN
-2 2 0 0 guesses PRON NOUN PRON
0 3 -1 -1 guesses PRON NOUN PUNCT
-1 2 0 0 guesses PRON NOUN VERB
-1 2 0 0 guesses PRON VERB ADJ
-2 3 -1 -1 guesses PRON VERB ADP
-1 2 0 0 guesses PRON VERB ADV
-2 2 0 0 guesses PRON VERB CCONJ
-2 3 -1 -1 guesses PRON VERB DET
1 3 -1 -4 guesses PRON VERB PRON
-4 4 -2 -1 guesses PRON VERB PUNCT
0 -4 0 4 guesses PRON VERB SCONJ
0 2 0 0 guesses PRON VERB VERB
-2 2 0 0 guesses PROPN VERB NOUN
1 -3 3 0 guesses PUNCT ADJ ADP
-1 2 -1 0 guesses PUNCT ADJ ADV
2 0 -2 0 guesses PUNCT ADJ AUX
-1 3 0 -1 guesses PUNCT ADJ CCONJ
-2 -3 3 -2 guesses PUNCT ADJ NOUN
-2 2 -1 0 guesses PUNCT ADJ PRON
-1 -4 3 -2 guesses PUNCT ADJ PUNCT
-1 0 2 0 guesses PUNCT ADJ SYM
-1 -1 1 2 guesses PUNCT ADV ADJ
2 0 0 -2 guesses PUNCT ADV AUX
-1 -1 -1 3 guesses PUNCT ADV DET
-1 0 -1 2 guesses PUNCT ADV NOUN
-2 -1 -1 3 guesses PUNCT ADV PRON
0 -1 -1 2 guesses PUNCT ADV PUNCT
-2 -1 1 2 guesses PUNCT ADV VERB
-1 0 0 2 guesses PUNCT INTJ PUNCT
2 -1 -1 -1 guesses PUNCT NOUN ADJ
2 0 -3 -2 guesses PUNCT NOUN ADP
-4 1 -1 5 guesses PUNCT NOUN ADV
3 -2 -2 -2 guesses PUNCT NOUN AUX
2 -2 1 -2 guesses PUNCT NOUN CCONJ
-4 4 -1 4 guesses PUNCT NOUN DET
3 -2 -1 -1 guesses PUNCT NOUN INTJ
2 1 -2 -3 guesses PUNCT NOUN NOUN
1 0 -2 0 guesses PUNCT NOUN NUM
3 -2 0 0 guesses PUNCT NOUN PART
-4 5 2 -2 guesses PUNCT NOUN PRON
2 -2 0 -2 guesses PUNCT NOUN PUNCT
3 -1 -1 -1 guesses PUNCT NOUN SYM
1 -1 -2 0 guesses PUNCT NOUN VERB
2 -1 0 0 guesses PUNCT PROPN DET
0 -1 -1 2 guesses PUNCT PROPN PUNCT
3 -1 -1 0 guesses PUNCT VERB ADJ
2 3 -4 -2 guesses PUNCT VERB ADP
2 1 -2 0 guesses PUNCT VERB CCONJ
-3 3 0 0 guesses PUNCT VERB DET
-1 -1 2 0 guesses PUNCT VERB INTJ
0 -4 4 2 guesses PUNCT VERB NOUN
-1 2 0 0 guesses PUNCT VERB PART
-4 6 -3 -1 guesses PUNCT VERB PRON
0 2 2 -3 guesses PUNCT VERB PUNCT
3 -2 0 -1 guesses PUNCT VERB SYM
2 -6 5 -1 guesses PUNCT VERB VERB
-1 2 0 0 guesses SCONJ VERB ADJ
-1 2 0 0 guesses SCONJ VERB ADP
3 -3 0 0 guesses SCONJ VERB DET
2 -1 0 0 guesses SCONJ VERB PUNCT
-1 0 2 0 guesses SYM ADJ NOUN
-1 -1 2 0 guesses SYM ADJ PUNCT
-2 0 0 2 guesses SYM NOUN DET
-1 5 -2 -1 guesses SYM NOUN NOUN
2 -1 0 0 guesses SYM NOUN PRON
1 -3 0 1 guesses SYM NOUN PUNCT
3 -1 -1 -2 guesses SYM NOUN SYM
-1 2 0 0 guesses SYM VERB PART
0 -1 3 -1 guesses SYM VERB PUNCT
0 3 -2 -1 guesses SYM VERB SYM
4 -1 -1 0 guesses VERB ADJ NOUN
-2 0 3 0 guesses VERB ADJ PUNCT
0 0 -1 2 guesses VERB ADV ADP
0 0 2 -1 guesses VERB ADV ADV
-2 0 0 2 guesses VERB ADV CCONJ
3 -1 -1 0 guesses VERB ADV PUNCT
-1 2 0 0 guesses VERB NOUN ADJ
2 0 -1 -2 guesses VERB NOUN ADP
0 3 -1 0 guesses VERB NOUN CCONJ
1 -3 4 -1 guesses VERB NOUN NOUN
2 -3 0 -2 guesses VERB NOUN PUNCT
-1 0 0 2 guesses VERB NOUN SYM
-2 3 0 0 guesses VERB PROPN ADP
2 -1 0 -1 guesses VERB VERB ADP
2 -1 0 0 guesses VERB VERB ADV
1 -3 0 2 guesses VERB VERB CCONJ
-2 3 0 0 guesses VERB VERB NOUN
2 0 -3 1 guesses VERB VERB PUNCT
-1 2 0 0 guesses VERB VERB VERB
-2 2 0 0 left " VERB
-1 2 0 -1 left %
0 2 0 -1 left % NOUN
-1 2 0 -1 left % plain
-1 -1 2 0 left & ADJ
2 -1 0 0 left & NOUN
-1 2 0 0 left & VERB
-3 -1 -1 6 left '
2 0 -1 0 left ' ADJ
-3 -1 -1 6 left ' plain
-1 2 0 0 left 'd
-1 2 0 0 left 'd plain
-1 1 1 0 left 're ing
1 0 1 -2 left 's
-2 -1 4 0 left 's ADJ
0 0 -1 2 left 's ADV
2 0 0 -2 left 's INTJ
3 0 -2 -1 left 's NOUN
-2 2 0 -1 left 's VERB
-3 3 0 0 left 's ing
3 -2 1 -2 left 's plain
2 -1 0 0 left 's s
1 -2 1 0 left (
-2 0 3 0 left ( ADJ
2 -2 0 0 left ( NOUN
2 0 0 -2 left ( PROPN
-3 1 0 2 left ( VERB
3 0 0 -3 left ( X
1 3 -1 -3 left ( ing
-1 -1 2 0 left ( ly
1 -4 1 1 left ( plain
1 1 0 -2 left )
3 -1 0 -2 left ) NOUN
-2 2 0 0 left ) VERB
3 0 0 -2 left ) plain
3 -2 -1 -1 left +
2 -1 0 -1 left + NOUN
3 -2 -1 -1 left + plain
1 -1 0 -2 left ,
1 -2 2 -2 left , ADJ
-4 -2 -2 4 left , ADV
-1 0 -1 2 left , INTJ
1 -1 -1 -2 left , NOUN
3 -1 -1 -2 left , PROPN
-3 2 1 -3 left , VERB
-3 -1 -1 4 left , X
-5 3 0 -1 left , ed
1 -3 3 -1 left , ing
-1 0 2 0 left , ly
1 -2 0 -1 left , plain
2 -1 -3 -2 left , s
-1 -1 3 0 left - ed
-1 2 -1 0 left - ing
2 -1 0 0 left .
-1 -1 2 0 left /
-2 0 3 -1 left / ADJ
-1 0 -1 2 left / ADV
2 -3 -1 1 left / NOUN
-3 3 1 -1 left / VERB
-2 1 3 -1 left / ed
1 -3 2 1 left / plain
-1 2 -1 0 left / s
0 -1 -1 3 left 1
2 -1 -1 0 left 1 NOUN
-2 0 0 3 left 1 PROPN
-2 -1 -1 3 left 1 plain
-3 0 0 3 left 100
-3 0 0 3 left 100 NOUN
-3 0 0 3 left 100 plain
-1 -1 0 2 left 12 NOUN
-3 0 0 4 left 18
-3 0 0 4 left 18 plain
-1 -1 0 3 left 2
-1 0 0 2 left 2 PROPN
-3 0 0 3 left 2 plain
-1 -1 0 3 left 20
-1 0 0 2 left 20 NOUN
-2 0 0 3 left 20 plain
-1 -1 0 2 left 200
-1 -1 0 2 left 200 NOUN
-1 0 0 2 left 200 plain
-1 0 -1 2 left 3
-3 1 -1 2 left 3 plain
2 -1 0 -1 left 3 s
-1 0 -1 2 left 30 plain
-3 0 0 3 left 35
-3 0 0 3 left 35 NOUN
-3 0 0 3 left 35 plain
-1 -1 0 2 left 4
-1 -1 0 2 left 40
2 0 0 -1 left 5
2 -1 0 -1 left 5 NOUN
2 -1 -2 -2 left :
-4 0 4 0 left : ADJ
3 -3 -2 -2 left : NOUN
-1 4 -2 0 left : VERB
0 3 -2 0 left : ed
-2 3 0 0 left : ing
2 -2 0 -2 left : plain
2 -2 -1 -1 left : s
2 0 -2 0 left =
2 0 -1 0 left = ADJ
1 1 -2 0 left = plain
-1 2 -1 -1 left >
0 -2 2 0 left > ADJ
-1 0 2 0 left > NOUN
1 3 -4 0 left > VERB
-1 1 1 0 left > ed
0 2 -1 0 left > plain
3 -3 -2 -3 left a
-1 -2 3 -1 left a ADJ
-1 0 -1 2 left a ADV
3 -3 -3 -3 left a NOUN
-1 0 2 0 left a ing
3 -3 -3 -3 left a plain
1 -1 -1 -2 left adjective
0 -1 2 -1 left adjective ADJ
-1 0 0 2 left adjective ADV
2 0 -1 -2 left adjective NOUN
-3 1 2 0 left adjective ed
2 -2 -1 -1 left adjective plain
1 2 -2 -2 left adjective s
-2 2 0 0 left all
-2 2 0 0 left all NOUN
-1 1 0 0 left all plain
3 -4 1 -2 left an
3 -2 -2 -1 left an NOUN
0 -3 3 0 left an VERB
0 -2 3 0 left an ed
3 -2 -1 -1 left an plain
-2 -2 -1 4 left and ADV
1 2 -1 -2 left and NOUN
0 1 0 -2 left and VERB
-2 2 0 1 left and ed
0 -3 3 0 left and ing
0 2 -1 -1 left and plain
2 0 -2 -1 left and s
-1 -1 3 -1 left are ADJ
0 2 -2 -1 left are VERB
0 -1 -1 2 left at ADV
2 0 0 -1 left at NOUN
-3 1 4 -1 left be
-2 0 3 0 left be NOUN
0 3 -3 0 left be ed
-2 2 2 0 left be plain
0 -4 5 0 left be s
-1 3 -2 0 left been
0 2 -2 0 left been ADJ
0 3 -2 0 left been ing
0 2 -1 -1 left by NOUN
3 -2 -1 0 left by plain
-3 4 -4 3 left can
0 1 -4 3 left can ADJ
-3 3 -1 -1 left can VERB
-3 3 -3 2 left can plain
3 -3 -1 1 left do
2 -2 0 1 left do VERB
1 -2 0 1 left do ing
2 -1 -1 0 left do plain
0 -2 0 2 left does
-1 -1 0 3 left each ADJ
2 1 -2 -1 left each NOUN
2 -2 0 -1 left each plain
-3 3 0 0 left each s
2 -1 -2 -1 left edge
-4 -1 4 -2 left edge ADJ
-2 -2 0 3 left edge ADV
-2 -1 -1 4 left edge INTJ
2 1 -3 -2 left edge NOUN
3 -2 -1 0 left edge PROPN
4 -2 1 -2 left edge VERB
-3 3 0 1 left edge ed
0 2 0 -1 left edge ing
1 -1 2 -2 left edge ly
0 2 -1 0 left edge plain
3 -3 -3 -2 left edge s
-2 2 0 0 left either
3 -3 -1 -1 left every
2 -2 -1 -1 left every NOUN
3 -3 0 -1 left every plain
3 -3 1 -1 left for
2 -1 -1 -1 left for NOUN
2 -2 1 -1 left for VERB
2 -3 2 0 left for plain
3 -1 -1 -1 left has
3 -1 -1 0 left has VERB
3 -3 0 0 left has s
3 -3 2 -2 left have
-1 0 3 -2 left have ADV
4 -3 -1 0 left have VERB
2 -2 0 1 left have plain
-2 2 0 0 left he
-2 2 0 0 left he s
-4 3 -2 -1 left i
-3 3 -2 -2 left i VERB
-3 3 -2 -1 left i plain
3 -3 -2 -2 left in
3 -2 -1 -1 left in NOUN
4 -3 -1 -1 left in plain
-1 2 1 -2 left is
-2 0 3 -1 left is ADJ
1 -2 1 0 left is NOUN
1 3 -4 -1 left is VERB
0 2 0 -1 left is plain
-2 2 -1 0 left it
2 0 0 -1 left it NOUN
-2 3 -1 0 left it VERB
-3 3 0 0 left it s
2 -2 1 0 left its
2 -1 0 0 left its NOUN
1 -2 1 0 left its plain
1 0 1 -2 left like
1 0 1 -2 left like plain
-2 4 -2 0 left may
0 2 -2 0 left may ADJ
-2 2 0 0 left may VERB
0 2 -2 0 left may ed
-2 2 0 0 left may plain
-1 2 0 0 left me plain
-1 2 -1 0 left must
-1 2 0 0 left must VERB
4 -4 -1 -1 left my
3 -2 -1 -1 left my NOUN
2 -2 0 0 left my VERB
2 -2 0 0 left my ing
3 -2 -1 -1 left my plain
-3 3 -1 0 left n't
-1 3 -1 0 left n't VERB
-2 3 0 0 left n't plain
2 -2 1 -1 left no
-1 0 2 0 left no ADJ
2 -2 0 0 left no s
-3 3 0 0 left nobody
-2 3 0 0 left nobody NOUN
-3 3 0 0 left nobody s
-5 3 0 2 left not
-1 0 2 0 left not ADJ
0 0 -1 2 left not INTJ
-3 3 0 0 left not NOUN
-1 2 -1 0 left not VERB
-5 4 0 1 left not plain
-3 2 1 1 left nothing
-2 2 0 0 left nothing s
1 4 -2 0 left noun
-2 -3 4 -3 left noun ADJ
-5 -3 -1 5 left noun ADV
-3 -1 -1 4 left noun INTJ
1 0 -2 -1 left noun NOUN
4 -1 -1 -3 left noun PROPN
-2 2 -2 -2 left noun VERB
0 1 -1 -1 left noun ed
4 -4 -1 1 left noun ing
-1 0 0 2 left noun ly
0 5 -3 0 left noun s
2 -2 -2 0 left of
3 -2 -1 -1 left of NOUN
-1 2 0 -1 left of ing
1 -2 0 2 left of plain
3 -3 -1 -1 left of s
2 -3 -1 2 left on
1 -3 -1 3 left on NOUN
1 -3 0 2 left on plain
0 2 0 -1 left one
3 -3 0 -1 left one plain
-5 5 0 0 left one s
0 1 2 -3 left or
0 -1 2 -1 left or ADV
-1 0 2 -1 left or NOUN
0 2 -1 -1 left or VERB
-3 3 0 0 left or ed
2 -1 0 0 left or ing
-1 0 2 0 left or ly
3 -3 2 -2 left or plain
-2 2 0 0 left or s
-3 -2 3 -1 left other ADJ
-2 -1 -1 4 left other ADV
3 -1 0 -1 left other NOUN
1 2 -3 -2 left other VERB
-4 4 0 0 left other ed
2 -1 0 0 left other s
4 -3 -1 -3 left our
2 -1 -1 -1 left our NOUN
3 -2 0 0 left our VERB
2 -2 0 0 left our ing
3 0 0 -3 left our ly
2 -2 0 -1 left our plain
3 -2 -2 -2 left per
3 -2 -2 -2 left per NOUN
3 -2 -2 -2 left per plain
-1 2 0 0 left should
-1 2 0 0 left should VERB
-1 2 0 0 left should plain
-1 2 0 0 left some
-2 2 0 0 left some NOUN
-2 2 0 0 left some plain
-1 2 0 0 left somebody
-1 2 0 0 left somebody s
-3 2 0 0 left someone
-2 2 0 0 left someone NOUN
-2 2 0 0 left someone s
-2 2 0 0 left something
-2 2 0 0 left something s
0 -1 2 -1 left tag ADJ ADJ
-1 0 0 2 left tag ADJ ADV
2 0 -1 -2 left tag ADJ NOUN
-1 -2 4 -2 left tag ADP ADJ
-3 -2 -1 4 left tag ADP ADV
3 -3 -3 -2 left tag ADP NOUN
4 -1 -1 -3 left tag ADP PROPN
4 -1 -2 -1 left tag ADP VERB
-3 -2 3 -1 left tag ADV ADJ
-2 -1 -1 4 left tag ADV ADV
3 -1 0 -1 left tag ADV NOUN
1 3 -3 -2 left tag ADV VERB
-5 4 2 0 left tag AUX ADJ
-3 -2 0 4 left tag AUX ADV
0 1 1 -2 left tag AUX NOUN
-4 4 -4 -2 left tag AUX VERB
-1 -2 4 -1 left tag CCONJ ADJ
-3 -3 0 4 left tag CCONJ ADV
1 2 -1 -3 left tag CCONJ NOUN
2 -1 -1 0 left tag CCONJ PROPN
-1 3 -2 -3 left tag CCONJ VERB
-2 -3 3 -2 left tag DET ADJ
-1 0 -1 2 left tag DET ADV
3 -2 -3 -3 left tag DET NOUN
2 -1 -1 -1 left tag DET PROPN
3 -5 2 -1 left tag DET VERB
-1 -3 4 -3 left tag NOUN ADJ
-5 -3 -1 5 left tag NOUN ADV
-3 -1 -1 4 left tag NOUN INTJ
1 0 -2 -1 left tag NOUN NOUN
4 -1 0 -2 left tag NOUN PROPN
-2 2 -2 -2 left tag NOUN VERB
2 0 0 -1 left tag NOUN X
0 0 2 -1 left tag NUM ADJ
1 -4 -3 4 left tag NUM NOUN
-5 -1 -1 7 left tag NUM PROPN
2 0 -2 -1 left tag NUM VERB
-2 0 3 -1 left tag PART ADJ
2 -1 -1 0 left tag PART INTJ
-2 3 -2 -2 left tag PART VERB
0 -4 4 -1 left tag PRON ADJ
0 -3 -2 3 left tag PRON ADV
0 6 -2 -1 left tag PRON NOUN
-4 4 -3 -3 left tag PRON VERB
0 -1 0 3 left tag PROPN NOUN
2 0 0 -1 left tag PROPN PROPN
-3 -3 4 -3 left tag PUNCT ADJ
-5 -3 -2 4 left tag PUNCT ADV
-3 -1 -2 6 left tag PUNCT INTJ
2 -1 -2 -2 left tag PUNCT NOUN
3 -3 -2 1 left tag PUNCT PROPN
0 2 1 -3 left tag PUNCT VERB
0 -1 -1 2 left tag PUNCT X
2 -2 0 -1 left tag SCONJ VERB
-2 -3 5 -1 left tag SYM ADJ
-1 0 -1 3 left tag SYM ADV
2 -2 -2 -1 left tag SYM NOUN
2 0 -1 0 left tag SYM PROPN
-1 3 -1 -3 left tag SYM VERB
0 -2 4 -2 left tag VERB ADJ
-2 -2 -2 3 left tag VERB ADV
-1 0 -1 3 left tag VERB INTJ
2 -2 0 -3 left tag VERB NOUN
0 2 -1 -1 left tag VERB PROPN
-1 3 -4 0 left tag VERB VERB
-2 2 0 0 left that VERB
-1 0 2 0 left thats
-1 0 2 0 left thats plain
3 -3 -2 -3 left the
2 -2 2 -2 left the ADJ
3 -3 -3 -3 left the NOUN
1 -2 1 0 left the VERB
2 0 -2 0 left the ly
3 -3 -2 -3 left the plain
3 -2 -1 -1 left the s
4 -3 0 -1 left their
2 -1 1 0 left their ADJ
2 -1 0 0 left their NOUN
4 -3 0 -1 left their plain
-3 3 -1 -1 left they
-3 3 -1 -1 left they VERB
-3 4 -1 0 left they plain
-1 3 0 -1 left three NOUN
-1 2 0 0 left three plain
2 -1 0 -1 left three s
0 2 -1 -2 left to
2 -1 0 0 left to NOUN
2 0 0 -1 left to PROPN
-2 2 0 -2 left to VERB
3 -3 0 0 left to ing
-5 3 0 -2 left to plain
2 -2 0 0 left to s
2 -2 0 -1 left two
-2 2 0 0 left two % noun
3 -3 0 0 left two & other
2 -2 0 0 left two & verb
2 -2 0 0 left two 's noun
6 -4 -2 0 left two ( noun
1 -2 1 -1 left two ) ,
2 -2 0 0 left two ) and
-2 0 0 2 left two , 40
2 -3 0 0 left two , adjective
-2 1 0 1 left two , and
1 -1 0 -2 left two , noun
2 -1 -1 0 left two , or
4 -3 -1 -1 left two , the
3 -1 -1 -2 left two , verb
-1 2 0 0 left two , who
2 -2 0 0 left two , whose
1 4 -4 0 left two 1-5 ,
-5 5 0 0 left two 15 noun
3 -3 0 0 left two 2 noun
-2 2 0 0 left two 200 noun
1 2 -2 0 left two 5 ,
2 0 -2 0 left two 6 noun
1 2 0 -3 left two : noun
-1 -1 0 2 left two = noun
2 -1 0 0 left two NOUN
2 2 -3 -1 left two a adjective
-2 7 -1 0 left two a noun
2 -2 0 0 left two a other
2 -2 0 0 left two adjective (
-5 -1 7 0 left two adjective ,
-1 -3 4 0 left two adjective /
-6 -1 7 0 left two adjective adjective
-4 0 4 0 left two adjective in
-1 -1 0 3 left two adjective noun
3 0 -2 0 left two adjective on
-3 -3 8 -2 left two adjective or
-2 2 0 0 left two adjective to
-2 0 1 0 left two adjective |
-1 2 -1 0 left two all ,
-4 4 2 -1 left two an noun
2 -2 -1 -1 left two and a
0 -2 3 0 left two and an
-2 -1 1 3 left two and noun
-1 3 -1 -1 left two and other
1 -1 2 -1 left two and the
3 -3 0 1 left two and verb
-2 2 0 0 left two and what
3 0 -2 0 left two as a
3 -3 0 0 left two at noun
2 0 -2 0 left two at our
2 0 -1 0 left two below the
-2 2 0 0 left two but for
-3 3 0 0 left two but not
0 3 -3 0 left two by ,
-2 0 2 0 left two by the
2 -2 0 0 left two can be
-3 0 0 4 left two each adjective
-4 3 1 0 left two each noun
-2 0 -1 2 left two edge 1
-1 0 0 2 left two edge 2
2 -1 -2 -1 left two edge a
2 0 -1 -1 left two edge adjective
2 -2 0 0 left two edge after
2 -1 0 0 left two edge each
2 -1 -2 -1 left two edge edge
-3 3 -1 0 left two edge i
2 -2 0 0 left two edge it
-3 3 0 0 left two edge nobody
2 3 -3 -1 left two edge noun
-2 -1 0 3 left two edge of
3 -4 -2 4 left two edge other
-2 2 0 0 left two edge some
1 -1 2 -1 left two edge the
3 2 -4 -2 left two edge verb
-2 2 0 0 left two edge we
-2 1 0 0 left two edge what
-7 7 0 0 left two for ,
2 -2 0 0 left two for each
2 0 -1 0 left two for my
0 -1 2 0 left two for our
3 -1 -3 0 left two for the
3 0 0 -3 left two from our
2 -1 0 -1 left two have a
-1 2 0 0 left two i 'd
-2 2 0 0 left two i other
2 -1 1 -1 left two i verb
-2 1 -1 3 left two in ,
1 1 -1 0 left two in the
2 -2 0 0 left two incl .
-3 4 -1 1 left two it 's
3 -3 0 0 left two it ,
-2 3 0 0 left two it and
-3 4 0 0 left two its noun
-2 2 0 0 left two may other
0 2 -2 0 left two must be
-1 2 0 0 left two no or
3 0 -2 0 left two not ,
-2 2 0 0 left two noun "
2 -2 1 0 left two noun &
3 -1 -1 -1 left two noun '
5 -4 0 -2 left two noun 's
1 -1 1 -2 left two noun (
1 1 0 -2 left two noun )
3 -2 -1 -1 left two noun +
2 -3 -1 -2 left two noun ,
4 -2 -3 -1 left two noun /
-2 0 0 2 left two noun 30
2 0 -2 -2 left two noun :
2 1 -3 0 left two noun =
2 -1 0 -1 left two noun a
1 1 -2 0 left two noun adjective
-2 2 0 0 left two noun after
3 -8 0 -1 left two noun and
2 -1 0 0 left two noun by
-1 3 -2 0 left two noun can
0 -2 0 2 left two noun does
-6 6 3 -3 left two noun each
2 0 -1 0 left two noun from
2 -1 -1 0 left two noun has
2 -2 3 -3 left two noun have
-1 2 0 0 left two noun i
5 -1 -5 -1 left two noun in
2 0 0 -1 left two noun is
-1 3 -2 0 left two noun may
2 -5 -1 1 left two noun noun
3 -2 -1 -2 left two noun of
2 -2 1 -1 left two noun on
6 -2 -4 -1 left two noun or
3 0 -2 0 left two noun other
3 -2 -2 -1 left two noun per
-2 2 0 0 left two noun someone
-1 2 0 0 left two noun that
1 -1 2 -1 left two noun the
-3 -1 6 -1 left two noun to
-4 3 3 0 left two noun verb
-1 2 0 0 left two noun was
-1 2 0 0 left two noun who
2 -3 -1 0 left two noun with
2 -2 0 0 left two noun without
3 -1 -2 -1 left two noun |
-1 0 2 0 left two of a
0 2 -2 0 left two of noun
2 0 0 0 left two of the
-2 2 0 0 left two of three
2 0 -1 0 left two on ,
3 0 -2 0 left two on a
2 -2 0 0 left two on noun
3 -1 -1 -2 left two on the
-4 0 0 4 left two other (
-4 2 5 -2 left two other ,
-1 2 0 0 left two other /
-1 3 0 0 left two other adjective
-3 4 0 0 left two other noun
-1 2 -1 1 left two other or
-2 2 0 0 left two other something
2 0 -1 0 left two other the
3 -1 -2 0 left two other their
-5 1 3 1 left two other verb
0 2 -1 0 left two our noun
-1 -2 2 0 left two out ,
0 -1 2 0 left two out or
0 -3 2 2 left two per noun
2 -1 0 0 left two s
-2 2 0 0 left two should other
3 -1 -2 -1 left two the adjective
0 3 -2 -1 left two the noun
0 -1 2 -1 left two their adjective
-2 -2 0 4 left two their noun
-2 2 0 0 left two them and
-1 0 2 0 left two under the
-2 2 0 0 left two verb &
1 0 1 -2 left two verb (
-6 5 4 0 left two verb ,
-3 2 2 -1 left two verb /
2 -1 -1 -1 left two verb a
2 -3 1 0 left two verb adjective
2 0 -1 0 left two verb an
1 -2 -2 3 left two verb each
2 -2 0 0 left two verb for
-1 2 0 0 left two verb in
-3 -4 4 4 left two verb noun
-5 0 1 4 left two verb on
-4 4 1 -1 left two verb or
1 -2 1 0 left two verb other
3 -2 -3 -1 left two verb the
-1 -1 2 0 left two verb their
0 3 -4 -1 left two verb to
-1 -1 0 2 left two verb you
3 -2 0 -1 left two w /
-1 2 0 0 left two we other
0 -1 1 0 left two what 's
4 -4 0 0 left two what ,
-1 2 -1 0 left two what was
-2 2 0 0 left two which noun
-2 2 0 0 left two who 's
-3 0 3 0 left two who is
2 -1 -1 -1 left two with a
0 -2 3 0 left two with other
-3 -1 4 0 left two would be
-4 0 -1 5 left two y /
3 1 -3 -1 left two | noun
0 -1 2 0 left two → noun
1 -2 -1 2 left verb
0 -2 4 -2 left verb ADJ
-2 -2 -2 3 left verb ADV
-1 0 -1 3 left verb INTJ
2 -2 0 -3 left verb NOUN
0 2 -1 -1 left verb PROPN
-1 3 -4 0 left verb VERB
-1 -1 -1 3 left verb ing
2 -1 -2 -1 left verb s
-3 2 -1 1 left was
0 -1 2 0 left was ADJ
0 2 -1 0 left was NOUN
-1 1 -1 2 left was VERB
-1 2 -1 0 left was ed
-2 0 0 2 left was plain
-4 3 -1 -1 left we
-4 3 -1 -1 left we VERB
-4 3 -1 -1 left we plain
0 3 -3 0 left were
0 3 -3 0 left were ed
-2 2 0 0 left what
-1 2 0 0 left what NOUN
-2 2 0 0 left what s
3 -2 -1 -1 left which
2 0 -1 -1 left which NOUN
3 -3 0 0 left which VERB
3 -3 -1 -1 left which plain
-5 4 -1 0 left who
-3 4 0 0 left who NOUN
-2 3 -1 -1 left who VERB
-1 2 -1 0 left who plain
-4 4 0 0 left who s
-2 2 0 0 left whoever
-2 2 0 0 left whoever NOUN
-2 2 0 0 left whoever s
2 -2 0 0 left whose
2 -2 0 0 left whose VERB
2 -2 0 0 left whose plain
2 -2 -1 -2 left with
-1 0 2 0 left with ADJ
3 -2 -1 -2 left with NOUN
2 -3 0 -2 left with plain
2 -1 -1 0 left with s
2 -1 0 0 left without NOUN
-2 3 0 0 left without VERB
-4 4 0 0 left without ing
3 -3 0 0 left without plain
2 -1 -2 -1 left word 
-1 2 0 -1 left word %
-3 -1 -1 6 left word '
-1 2 0 0 left word 'd
1 0 1 -2 left word 's
1 -2 1 0 left word (
1 1 0 -2 left word )
3 -2 -1 -1 left word +
1 -1 0 -2 left word ,
2 -1 0 0 left word .
-1 -1 2 0 left word /
0 -1 -1 3 left word 1
-3 0 0 3 left word 100
-3 0 0 4 left word 18
-1 -1 0 3 left word 2
-1 -1 0 3 left word 20
-1 -1 0 2 left word 200
-1 0 -1 2 left word 3
-3 0 0 3 left word 35
-1 -1 0 2 left word 4
-1 -1 0 2 left word 40
2 0 0 -1 left word 5
2 -1 -2 -2 left word :
2 0 -2 0 left word =
-1 2 -1 -1 left word >
3 -3 -2 -3 left word a
-2 2 0 0 left word actually
-2 2 0 0 left word all
-2 2 0 0 left word allergies
-2 2 0 0 left word alone
-1 2 0 0 left word amount
3 -4 1 -2 left word an
2 -1 0 0 left word away
3 -3 0 0 left word bank
-3 1 4 -1 left word be
-1 3 -2 0 left word been
3 0 0 -2 left word bins
-3 4 -4 3 left word can
-1 0 2 0 left word catalogue
-2 2 0 0 left word cemetery
-2 2 0 0 left word charity
2 -2 0 0 left word chemicals
4 0 0 -4 left word cleaning
-2 3 0 0 left word customer
-3 3 0 0 left word customers
-4 4 0 0 left word day
-1 1 0 1 left word days
-2 -6 9 0 left word deposit
-3 0 3 0 left word depth
-2 2 0 0 left word device
5 -5 0 0 left word dietary
3 -3 -1 1 left word do
0 -2 0 2 left word does
2 -2 0 0 left word dog
-3 3 0 0 left word double
-2 -1 2 0 left word dry
2 0 -2 0 left word earn
-2 2 0 0 left word either
2 -2 0 0 left word electronics
2 -2 0 0 left word emergency
2 0 -1 0 left word equipment
3 -3 -1 -1 left word every
2 -2 0 0 left word exam
2 0 -2 0 left word expected
2 -2 0 0 left word family
-3 3 0 0 left word fire
-1 2 0 0 left word first
-2 3 0 -1 left word flat
3 -3 1 -1 left word for
0 -2 3 0 left word frequently
-2 3 0 -1 left word gets
-1 0 3 -1 left word go
3 -3 0 0 left word goods
-2 2 0 0 left word grant
2 -2 0 0 left word group
2 -2 0 0 left word guest
-2 2 0 0 left word gym
3 -1 -1 -1 left word has
3 -3 2 -2 left word have
-2 2 0 0 left word he
-3 3 0 0 left word highest
2 0 0 -1 left word hire
-1 -1 -1 3 left word hours
-3 -2 4 -1 left word how
-4 3 -2 -1 left word i
-2 2 0 0 left word i'm
3 -3 -2 -2 left word in
-1 2 1 -2 left word is
-2 2 -1 0 left word it
2 -2 1 0 left word its
-2 2 0 0 left word just
-2 3 0 0 left word keep
-1 2 0 0 left word keeps
2 0 -2 0 left word key
3 0 -3 0 left word kg
-1 5 -3 0 left word last
2 -1 0 0 left word lead
-3 3 0 0 left word leader
3 -3 0 -1 left word letter
-1 2 1 -2 left word like
-2 0 0 2 left word likelihood
3 -1 -1 0 left word low
-2 2 0 0 left word margaret
3 -3 0 0 left word match
-2 4 -2 0 left word may
-3 3 0 0 left word member
-1 2 -1 0 left word members
-6 5 1 0 left word minutes
2 0 0 -2 left word missing
2 -1 0 0 left word mon
3 0 -2 0 left word month
-1 2 -1 0 left word must
4 -4 -1 -1 left word my
-3 3 -1 0 left word n't
-2 -1 0 3 left word name
-2 2 0 0 left word nearest
-1 1 -3 3 left word never
2 -2 1 -1 left word no
-3 3 0 0 left word nobody
-5 3 0 2 left word not
-3 2 1 1 left word nothing
2 -2 -2 0 left word of
2 -3 -1 2 left word on
0 2 0 -1 left word one
-4 4 0 -1 left word only
0 1 2 -3 left word or
1 0 -3 2 left word order
-4 0 0 4 left word other
-1 2 0 0 left word others
4 -3 -1 -3 left word our
0 -1 2 0 left word own
-4 4 0 0 left word panel
-3 -1 5 0 left word paper
2 -1 -1 0 left word parents
-2 3 0 0 left word parish
-4 4 0 0 left word people
3 -2 -2 -2 left word per
-1 2 -1 0 left word permission
4 -4 0 0 left word person
3 0 -3 0 left word personal
6 -1 0 -5 left word players
3 -5 2 0 left word points
1 -2 2 0 left word pressure
-1 2 -1 0 left word price
0 0 2 -2 left word priority
-2 0 0 2 left word pub
1 -2 1 0 left word put
-2 0 0 2 left word rate
4 -4 0 0 left word read-only
-3 3 0 0 left word red
2 -2 0 0 left word repair
-5 -2 2 5 left word report
-2 2 0 0 left word restaurants
-2 2 0 0 left word rst
-2 2 0 0 left word s
2 -1 0 0 left word same
1 -4 0 3 left word see
-1 -3 0 3 left word sees
0 2 -2 0 left word shop
-1 2 0 0 left word should
0 -1 2 0 left word small
2 -2 0 0 left word snow
1 -2 0 1 left word so
-1 2 0 0 left word some
-1 2 0 0 left word somebody
-3 2 0 0 left word someone
-2 2 0 0 left word something
3 0 -3 0 left word spring
2 -2 0 0 left word staff
3 0 -2 0 left word starter
-1 2 0 0 left word stops
-2 2 1 0 left word term
-2 -1 3 0 left word test
-1 0 2 0 left word thats
3 -3 -2 -3 left word the
4 -3 0 -1 left word their
9 -2 -6 -1 left word then
-3 3 -1 -1 left word they
-1 2 0 0 left word ticks
-1 3 -3 1 left word time
0 2 -1 -2 left word to
3 -2 -1 0 left word trade
-3 0 4 0 left word travel
2 -2 0 -1 left word two
2 1 -2 0 left word type
2 -2 0 0 left word vet
-2 2 0 0 left word visitors
-2 4 -2 0 left word volunteers
2 1 -2 0 left word want
-4 0 4 0 left word wants
-3 2 -1 1 left word was
5 -5 0 0 left word water
-4 3 -1 -1 left word we
3 -2 0 0 left word wed
2 -2 0 0 left word weekly
0 3 -3 0 left word were
-2 2 0 0 left word what
3 -2 -1 -1 left word which
-5 4 -1 0 left word who
-2 2 0 0 left word whoever
2 -2 0 0 left word whose
2 -2 -1 -2 left word with
-2 0 0 2 left word women
2 0 0 -2 left word working
2 -1 0 0 left word wound
-5 5 0 0 left word year
-2 0 0 2 left word you
2 -2 0 -1 left word |
2 -2 0 0 left word –
0 -1 2 -1 left word →
2 -1 -2 -1 left words  
-2 0 -1 2 left words  1
-1 0 0 2 left words  2
2 -1 -2 -1 left words  a
2 -2 0 0 left words  after
-2 2 0 0 left words  allergies
-2 2 0 0 left words  boats
-3 3 0 0 left words  cemetery
-2 2 0 0 left words  customer
-2 3 0 0 left words  customers
2 -1 0 0 left words  each
2 -2 0 0 left words  emergency
-3 3 -1 0 left words  i
2 -2 0 0 left words  it
-1 2 -1 0 left words  members
-1 1 -3 3 left words  never
-3 3 0 0 left words  nobody
-2 -1 0 3 left words  of
-2 2 0 0 left words  people
-2 0 0 2 left words  pub
-2 0 2 0 left words  report
1 -2 -1 1 left words  so
-2 2 0 0 left words  some
3 -3 0 0 left words  staff
1 -1 2 -1 left words  the
-1 3 -1 0 left words  volunteers
-2 2 0 0 left words  we
2 -1 0 0 left words  weekly
-2 1 0 0 left words  what
1 -2 1 -1 left words ) ,
2 -2 0 0 left words ) and
-2 0 0 2 left words , 40
-2 1 0 1 left words , and
3 -3 0 0 left words , day
-1 -4 6 0 left words , deposit
5 -5 0 0 left words , dietary
-2 2 0 0 left words , first
-2 0 -1 3 left words , hours
2 0 -2 0 left words , key
2 0 0 -2 left words , missing
-3 0 0 3 left words , name
2 -2 0 0 left words , never
2 -1 -1 0 left words , or
3 0 -3 0 left words , order
0 2 -1 0 left words , price
-4 4 0 0 left words , term
4 -3 -1 -1 left words , the
2 -1 -1 0 left words , then
2 0 -2 0 left words , type
-1 2 0 0 left words , where
-1 2 0 0 left words , who
2 -2 0 0 left words , whose
-1 2 -1 0 left words , work
1 4 -4 0 left words 1-5 ,
1 2 -2 0 left words 5 ,
3 0 0 -2 left words : bins
-2 0 0 2 left words = likelihood
-2 2 0 0 left words a gym
3 0 -3 0 left words a personal
-2 2 0 0 left words accept or
2 -2 0 0 left words access to
0 2 -1 0 left words acknowledged ,
4 -3 -1 0 left words address ,
-1 2 -1 0 left words all ,
0 -3 3 0 left words amount ,
2 -2 -1 -1 left words and a
0 -2 3 0 left words and an
0 -3 4 0 left words and deposit
-1 -1 2 0 left words and how
1 -1 2 -1 left words and the
1 2 -2 0 left words and then
-2 2 0 0 left words and what
-4 5 0 0 left words and year
0 2 -2 0 left words archivist may
3 0 -2 0 left words as a
2 0 -2 0 left words at our
-5 5 0 0 left words ate ,
-1 -4 6 0 left words back ,
2 0 -1 0 left words below the
0 -2 3 0 left words birthday ,
-6 0 6 0 left words booked ,
2 -1 -1 0 left words brand ,
-3 3 0 0 left words brands ,
3 0 -3 0 left words budget ,
-2 2 0 0 left words but for
-3 3 0 0 left words but not
0 3 -3 0 left words by ,
-2 0 2 0 left words by the
2 -2 0 0 left words can be
0 -3 4 0 left words cards to
-3 3 0 0 left words cash /
-1 -1 2 0 left words category -
2 -1 0 0 left words changes ,
-2 2 0 0 left words code and
2 0 -1 0 left words colour ,
-2 0 2 0 left words comes the
-5 0 5 0 left words condition (
2 -1 -1 0 left words coordinates ,
-2 3 0 0 left words customer ,
3 -4 1 -1 left words date ,
2 -1 -1 0 left words date and
2 -1 -1 0 left words date |
-1 -1 2 0 left words day ,
0 -3 3 0 left words delivered ,
0 -1 2 0 left words delivered /
-2 2 0 0 left words desk :
0 -2 2 0 left words draft /
2 -2 -1 0 left words drawn ,
-3 3 0 0 left words each member
-3 0 0 4 left words each other
-2 2 0 0 left words eggs ,
-2 3 0 0 left words films ,
2 -1 0 0 left words flavour ,
-7 7 0 0 left words for ,
2 -2 0 0 left words for each
2 0 -1 0 left words for my
0 -1 2 0 left words for our
3 -1 -3 0 left words for the
0 2 -1 0 left words fridge and
3 0 0 -3 left words from our
-2 0 2 0 left words front and
-5 0 5 0 left words full ,
3 -2 0 0 left words given to
3 0 -3 0 left words glass ,
-1 0 1 0 left words good ,
0 2 -1 0 left words group ,
-1 0 2 0 left words hand ,
2 -2 0 0 left words harvest before
2 -1 0 -1 left words have a
-3 4 0 0 left words height ,
2 -2 0 0 left words host ,
-5 5 0 0 left words hour ,
3 -1 -2 0 left words hours ,
4 -4 0 0 left words hours and
-1 2 0 0 left words i 'd
2 1 -2 0 left words i want
-2 1 -1 3 left words in ,
1 1 -1 0 left words in the
2 -2 0 0 left words incl .
0 6 -6 0 left words invoiced ,
-3 4 -1 1 left words it 's
3 -3 0 0 left words it ,
-2 3 0 0 left words it and
2 -1 -1 0 left words it goes
0 -3 3 0 left words kg ,
2 -1 -1 0 left words label ,
-1 0 2 -1 left words left /
-1 0 2 0 left words left and
0 0 -4 4 left words lend each
4 -3 0 0 left words length ,
-2 2 0 0 left words let me
2 -1 0 0 left words level ,
3 0 -3 0 left words light ,
0 4 0 -3 left words list of
2 0 -2 0 left words low /
0 2 -1 0 left words m ,
2 -1 0 0 left words main /
0 -2 2 0 left words make ,
2 0 -2 0 left words make a
-1 0 2 0 left words max ,
2 -1 0 -1 left words max 3
-2 2 0 0 left words may only
-1 3 -2 0 left words mileage ,
-2 -1 4 0 left words min and
0 -2 3 0 left words mins ,
2 -1 0 0 left words mm ,
-2 -1 3 0 left words model ,
3 -2 0 0 left words mon wed
0 2 -2 0 left words mould ,
0 2 -2 0 left words must be
1 -3 3 -1 left words name ,
2 -1 0 0 left words name and
-3 3 0 0 left words never double
-1 -2 3 0 left words new ,
-1 2 0 0 left words no or
3 0 -2 0 left words not ,
4 -1 -4 0 left words number ,
-1 0 2 0 left words of a
2 0 0 0 left words of the
-2 2 0 0 left words of three
-1 4 -3 0 left words offered ,
-2 3 0 0 left words ok ,
2 0 -1 0 left words on ,
3 0 -2 0 left words on a
3 -1 -1 -2 left words on the
-1 2 0 0 left words online ,
2 0 -1 0 left words only the
3 -1 -2 0 left words only their
-1 2 0 0 left words open ,
-1 -2 2 0 left words out ,
3 0 -3 0 left words owner ,
0 -2 0 3 left words page with
-8 1 8 -1 left words photo ,
-4 4 0 0 left words photos ,
3 -1 -2 0 left words planting ,
2 0 -3 2 left words price ,
-5 0 6 0 left words publisher ,
-4 0 4 0 left words read ,
-4 4 0 0 left words repair ,
-5 0 0 5 left words repaired ,
0 -4 4 0 left words requested ,
-2 2 0 0 left words result (
2 0 -2 0 left words room ,
0 2 -2 0 left words sale ,
-3 3 0 0 left words saw ,
-2 0 2 0 left words school with
-1 0 2 0 left words see the
2 0 -2 0 left words sender ,
0 -2 2 0 left words shipped ,
-2 0 2 0 left words size in
-2 0 2 0 left words small /
-2 0 0 2 left words standing order
2 -1 -1 0 left words start ,
3 -2 0 0 left words start and
0 -2 2 0 left words submitted ,
4 -4 0 0 left words tag ,
-6 6 0 0 left words test ,
-1 -1 0 2 left words thank you
2 -1 0 0 left words the away
2 -1 0 0 left words the last
-2 2 0 0 left words the nearest
-1 -1 2 0 left words their own
-4 -1 0 5 left words their report
-2 2 0 0 left words them and
2 -1 0 0 left words title ,
0 -3 3 0 left words title and
0 5 -4 0 left words total ,
5 -5 0 0 left words type is
-1 0 2 0 left words under the
3 -2 0 -1 left words w /
3 0 -3 0 left words want the
-3 3 0 0 left words want to
-2 6 -4 0 left words was last
-2 2 0 0 left words we keep
-2 4 -2 0 left words weeks ,
2 0 -2 0 left words weight and
0 -1 1 0 left words what 's
4 -4 0 0 left words what ,
-1 2 -1 0 left words what was
-2 2 0 0 left words who 's
-3 0 3 0 left words who is
2 -1 -1 -1 left words with a
0 -2 3 0 left words with frequently
0 -3 4 0 left words wood ,
2 0 -2 0 left words worked ,
-1 2 0 0 left words workshop ,
-3 0 3 0 left words worn or
-3 -1 4 0 left words would be
-5 0 -1 6 left words y /
-2 2 0 0 left words | rst
-2 0 0 2 left you
-2 0 0 2 left you plain
2 -2 0 -1 left |
3 -1 -1 -1 left | NOUN
2 -3 1 -1 left | plain
2 -2 0 0 left –
2 -1 0 0 left – VERB
0 -1 2 -1 left →
-1 0 2 -1 left → VERB
-1 0 2 0 left → ed
2 0 -1 0 left → ing
2 -2 -2 -1 listed
2 -1 -3 -3 named
2 1 -2 -2 named ,
2 -1 0 0 named 3
2 -2 -1 -1 named :
6 -1 -5 0 named ADJ
2 -1 -3 -3 named NOUN
3 -2 0 0 named VERB
3 -2 -3 -2 named a
2 0 -2 -2 named adjective
1 1 -1 -1 named and
3 -2 -3 -3 named edge
-3 3 0 0 named nobody
0 3 -2 0 named noun
2 -1 -1 -1 named of
-2 2 0 0 named one
2 -1 -1 -1 named per
-2 2 0 0 named someone
3 -2 -2 -2 named the
3 -2 0 0 named to
2 -1 0 0 named two
3 -1 -2 -2 named verb
-3 3 0 0 named who
-2 2 0 0 named whoever
2 -1 -1 -1 named with
-2 -3 3 -2 place 0 0 ADJ
-1 -1 -2 4 place 0 0 ADV
-1 0 -1 3 place 0 0 INTJ
2 -2 0 -2 place 0 0 NOUN
4 -1 -1 -3 place 0 0 PROPN
3 1 1 -3 place 0 0 VERB
0 0 1 -2 place 0 1 ADJ
-2 -1 -1 4 place 0 1 ADV
1 1 -2 -1 place 0 1 NOUN
2 0 0 -1 place 0 1 PROPN
2 1 0 -2 place 0 1 VERB
-4 0 4 -1 place 0 2 ADJ
-1 -1 -1 3 place 0 2 ADV
2 2 -3 -3 place 0 2 NOUN
2 0 -1 -1 place 0 2 PROPN
-5 4 1 -2 place 0 2 VERB
-2 -2 4 -2 place 0 3 ADJ
-4 -3 0 3 place 0 3 ADV
-1 -1 0 3 place 0 3 INTJ
2 0 -3 -2 place 0 3 NOUN
2 -2 -1 1 place 0 3 PROPN
-2 2 -1 -1 place 0 3 VERB
-1 -1 3 -1 place 1 0 ADJ
0 -1 -1 3 place 1 0 ADV
-1 0 -1 3 place 1 0 INTJ
2 -2 -2 -2 place 1 0 NOUN
-3 -1 -1 5 place 1 0 PROPN
4 2 -4 -2 place 1 0 VERB
-4 0 3 1 place 1 1 ADJ
-1 -1 0 2 place 1 1 ADV
2 -3 -2 1 place 1 1 NOUN
0 1 -1 -2 place 1 1 VERB
-2 -1 4 -1 place 1 2 ADJ
2 1 -2 -3 place 1 2 NOUN
-1 0 0 2 place 1 2 PROPN
0 0 2 -2 place 1 2 VERB
2 0 0 -1 place 1 2 X
-1 -3 3 0 place 1 3 ADJ
-2 -2 -2 4 place 1 3 ADV
3 -2 -3 -2 place 1 3 NOUN
-1 2 -4 0 place 1 3 VERB
1 -3 3 -1 place 2 0 ADJ
0 2 -1 -2 place 2 0 NOUN
0 2 -1 -2 place 2 0 VERB
-1 -1 3 -1 place 2 1 ADJ
0 0 0 2 place 2 1 ADV
1 1 0 -3 place 2 1 NOUN
-1 3 -2 -2 place 2 1 VERB
0 -1 2 -1 place 2 2 ADJ
-1 -1 -1 3 place 2 2 ADV
3 -1 -2 -1 place 2 2 NOUN
0 2 -1 -1 place 2 2 VERB
0 -1 3 -2 place 2 3 ADJ
-2 -2 0 3 place 2 3 ADV
2 -2 -1 -2 place 2 3 NOUN
-1 2 0 -1 place 2 3 PROPN
-3 4 -3 -3 place 2 3 VERB
0 -3 3 -3 place 3 0 ADJ
-6 -2 -2 6 place 3 0 ADV
0 -1 -1 2 place 3 0 INTJ
2 -2 -3 -2 place 3 0 NOUN
-3 3 -3 -2 place 3 0 VERB
-5 -2 4 -1 place 3 1 ADJ
-2 -1 3 1 place 3 1 ADV
2 -1 -4 2 place 3 1 NOUN
2 0 0 -1 place 3 1 PROPN
0 3 -4 -2 place 3 1 VERB
-5 -1 6 -2 place 3 2 ADJ
-3 -1 0 4 place 3 2 ADV
3 -2 -2 -2 place 3 2 NOUN
-3 3 -1 -2 place 3 2 VERB
0 -2 3 -4 place 3 3 ADJ
-3 -3 -4 5 place 3 3 ADV
-1 -1 3 -1 place 3 3 INTJ
3 -3 -3 -1 place 3 3 NOUN
2 -1 -1 -1 place 3 3 PROPN
-5 4 -3 -3 place 3 3 VERB
2 0 -1 -1 right &
2 -2 0 0 right & NOUN
2 -1 0 -1 right 's NOUN
3 -4 -1 -2 right (
-1 0 2 0 right ( ADJ
3 -2 -2 -2 right ( NOUN
2 -3 1 -1 right ( VERB
2 -1 -1 0 right ( ed
-3 1 3 0 right ( ing
2 -2 -1 -1 right ( plain
3 -3 -1 -1 right ( s
2 -2 0 0 right )
-3 -1 4 -1 right ) ADJ
2 -3 -2 0 right ) NOUN
2 2 -1 -3 right ) VERB
0 0 3 -3 right ) ing
2 -3 -2 1 right ) plain
2 0 -1 0 right +
2 -1 -1 0 right + plain
2 -1 -1 -2 right ,
2 -3 2 -2 right , ADJ
-1 -1 -2 4 right , ADV
-2 -1 -1 3 right , INTJ
1 -1 -1 -2 right , NOUN
1 -1 -1 2 right , PROPN
2 2 -3 -2 right , VERB
-5 3 1 -2 right , ed
2 -3 0 1 right , ing
2 -2 -1 -1 right , plain
2 -1 -2 -2 right , s
3 -2 1 -2 right -
-1 -1 2 0 right - ADJ
3 -3 1 -1 right - NOUN
0 2 -1 0 right - VERB
-1 -1 2 0 right - ed
2 0 -1 -1 right - plain
2 -2 1 -1 right /
-1 -1 3 -1 right / ADJ
-1 0 -1 2 right / ADV
-1 -1 3 0 right / INTJ
3 -3 -2 0 right / NOUN
2 0 -1 -1 right / PROPN
-1 3 0 -1 right / VERB
2 1 -1 -1 right / ed
1 -2 4 -2 right / plain
-2 1 -1 2 right / s
2 -1 0 0 right 1-5 NOUN
2 -1 0 0 right 10
2 -1 0 -1 right 10 NOUN
2 -1 0 0 right 10 plain
0 3 -2 0 right 15
0 3 -2 0 right 15 plain
-4 0 0 4 right 40
-4 0 0 4 right 40 NOUN
-4 0 0 5 right 40 plain
3 -2 -2 -3 right :
2 -1 -2 -2 right : NOUN
2 -1 -1 -1 right : VERB
-1 2 0 0 right : ed
3 -3 0 0 right : ing
3 -1 -2 -2 right : plain
2 0 -2 -2 right : s
2 -2 0 0 right =
2 -1 0 0 right = VERB
2 -2 0 0 right = plain
0 2 -1 0 right > VERB
2 0 -1 0 right ? NOUN
-1 0 2 0 right ? VERB
-4 3 -1 0 right a
-1 -2 2 1 right a ADV
-3 3 -2 -2 right a VERB
-4 2 0 1 right a plain
2 1 -1 -1 right a s
0 -2 1 1 right adjective
-3 -2 1 3 right adjective ADV
2 -2 0 -2 right adjective NOUN
-1 2 0 -1 right adjective VERB
1 -2 1 0 right adjective ed
-2 1 0 1 right adjective plain
2 -2 -1 1 right adjective s
2 -2 0 0 right after ADJ
-2 2 0 0 right after NOUN
-2 2 0 0 right after ing
2 -1 -1 0 right after plain
-2 2 0 0 right an
2 -2 -1 -1 right and
2 -2 1 -1 right and ADJ
-1 0 0 2 right and ADV
2 -2 -1 -1 right and NOUN
1 2 -1 -1 right and VERB
-1 3 -1 0 right and ed
2 -3 0 0 right and plain
2 0 -2 -2 right and s
-2 2 0 0 right anything
-2 2 0 0 right anything NOUN
-2 2 0 0 right anything plain
2 0 -1 -1 right are NOUN
-2 2 0 0 right are plain
2 -2 -1 -1 right are s
2 -1 -2 0 right at
1 -2 -1 1 right at NOUN
-1 2 -1 0 right at ed
2 -1 0 0 right at ing
2 -1 0 0 right at s
2 0 0 -1 right before s
-2 1 1 -1 right behind
-2 2 0 0 right but VERB
1 2 -1 -1 right by
0 2 -1 0 right by VERB
0 2 -1 0 right by ed
-2 2 0 0 right by plain
3 -2 0 0 right by s
2 -1 -1 -1 right can
2 -1 0 0 right can NOUN
2 0 -1 0 right can plain
-1 2 0 0 right down
-3 3 0 0 right down NOUN
2 -1 0 0 right down plain
-3 3 0 0 right down s
2 -1 0 -1 right each NOUN
2 -1 -1 -2 right edge
-4 -3 5 -2 right edge ADJ
-4 -2 -2 5 right edge ADV
2 -1 -2 -2 right edge NOUN
-1 0 -1 2 right edge PROPN
-5 3 1 -2 right edge VERB
-5 4 -2 -2 right edge ed
1 -3 -1 2 right edge ing
1 -2 0 -1 right edge plain
2 -2 -2 -2 right edge s
2 -3 -1 -1 right for
-1 0 0 2 right for ADV
2 -1 -1 -2 right for NOUN
2 -3 0 -1 right for plain
2 -2 0 0 right from NOUN
-1 2 0 0 right from VERB
2 -1 -1 -1 right has
2 -1 -1 -1 right has NOUN
2 -1 -1 -1 right has plain
2 -2 -1 -1 right have
2 -1 -1 -1 right have NOUN
2 -1 -1 -1 right have s
2 -2 0 0 right i
0 0 0 2 right i ADV
2 -1 0 0 right i NOUN
-2 1 1 0 right if ADJ
1 3 -2 -1 right in
0 4 -2 -2 right in NOUN
2 0 -2 0 right in VERB
-2 2 1 0 right in ed
-2 1 0 1 right in ing
2 0 -2 -1 right in plain
3 -1 -2 -1 right is
2 0 -1 0 right is ADV
2 0 -1 -1 right is NOUN
1 -1 -1 1 right is VERB
2 0 0 -2 right is ly
3 -2 -2 0 right is plain
-2 2 0 0 right is s
-3 4 -2 0 right it
-2 4 -1 -1 right it ADJ
0 0 0 2 right it ADV
-1 3 0 0 right it NOUN
-1 2 0 0 right it ing
2 1 -2 0 right it plain
-3 3 0 0 right it s
2 -1 -1 0 right may plain
-2 3 0 0 right me
-2 2 0 0 right me VERB
-2 2 0 0 right me plain
3 -1 -1 0 right must
3 -1 -1 0 right must NOUN
2 -1 -1 0 right must plain
-3 0 0 3 right my
-3 1 0 3 right my VERB
-2 0 0 3 right my plain
1 -3 -1 3 right no
1 -3 -1 3 right no NOUN
1 -3 -1 2 right no plain
2 -2 0 0 right nobody plain
-2 2 0 0 right nobody s
1 -2 1 -1 right noun
-5 -3 4 -1 right noun ADJ
-1 -1 -1 3 right noun ADV
2 -1 -2 -1 right noun NOUN
2 -1 -2 0 right noun PROPN
2 1 0 -2 right noun VERB
-1 0 -1 2 right noun X
-3 3 1 -1 right noun ed
2 -1 1 -3 right noun ing
-2 -1 3 0 right noun ly
1 -3 1 -1 right noun plain
1 4 -2 -1 right noun s
3 -3 -1 -3 right of
-2 0 3 0 right of ADJ
3 -2 -2 -3 right of NOUN
-1 2 -1 0 right of ed
3 -4 -1 -3 right of plain
0 2 0 0 right of s
-1 2 0 0 right off
-1 2 0 0 right off plain
1 1 -2 0 right on
-1 0 0 2 right on ADV
2 1 -2 -2 right on NOUN
0 1 -1 1 right on VERB
0 2 -1 -1 right on ed
-2 0 0 2 right on ing
2 -1 -1 0 right on plain
-5 4 0 0 right one
-2 2 0 0 right one NOUN
-2 3 0 0 right one VERB
-2 2 0 0 right one ing
-2 2 1 0 right one plain
-1 0 -1 2 right or INTJ
0 0 2 -1 right or NOUN
2 0 0 -1 right or VERB
2 -3 2 0 right or plain
-1 3 -2 1 right other
-3 1 3 -1 right other ADJ
-1 -1 0 2 right other ADV
1 -1 -3 2 right other NOUN
-2 3 -2 -2 right other VERB
-1 3 -1 0 right other ed
-1 -1 -1 3 right other plain
0 3 -1 -1 right other s
-3 3 0 0 right our
-4 4 0 0 right our VERB
0 3 -3 -1 right out
-3 3 -1 0 right out VERB
0 3 -3 0 right out plain
-1 2 0 0 right over
-2 3 0 0 right over VERB
3 -2 -3 0 right per
0 3 -2 0 right per ADJ
5 -3 -1 -1 right per VERB
1 1 -3 1 right per plain
3 -3 0 0 right per s
-3 -2 1 3 right tag ADJ ADV
2 -2 0 -2 right tag ADJ NOUN
-1 2 0 -1 right tag ADJ VERB
0 -4 5 -4 right tag ADP ADJ
-3 -3 -2 6 right tag ADP ADV
2 -1 -3 -2 right tag ADP NOUN
-1 3 -4 -2 right tag ADP VERB
-3 1 2 -1 right tag ADV ADJ
-1 -1 0 2 right tag ADV ADV
1 -1 -3 3 right tag ADV NOUN
-1 3 -3 -2 right tag ADV VERB
1 -1 -1 2 right tag AUX ADV
3 -2 -3 -3 right tag AUX NOUN
0 -1 3 -2 right tag CCONJ ADJ
-2 0 -1 4 right tag CCONJ ADV
-1 0 -1 3 right tag CCONJ INTJ
2 -2 -1 -2 right tag CCONJ NOUN
2 0 0 -1 right tag CCONJ PROPN
0 3 -2 -2 right tag CCONJ VERB
-1 0 2 -1 right tag DET ADJ
-2 -3 0 3 right tag DET ADV
1 3 -2 0 right tag DET NOUN
2 -1 0 0 right tag DET PROPN
-2 3 -3 -2 right tag DET VERB
3 -1 -1 -2 right tag INTJ NOUN
-5 -3 4 -1 right tag NOUN ADJ
-1 0 -1 3 right tag NOUN ADV
2 -1 -2 -1 right tag NOUN NOUN
3 -1 -1 -1 right tag NOUN PROPN
2 1 0 -2 right tag NOUN VERB
-2 0 0 3 right tag NOUN X
-2 1 2 -1 right tag NUM ADJ
-1 -1 -1 3 right tag NUM ADV
0 1 -3 3 right tag NUM NOUN
-1 3 -2 -1 right tag NUM VERB
1 -2 1 0 right tag PART ADJ
-1 0 0 2 right tag PART ADV
4 -4 -1 -1 right tag PART NOUN
-3 3 0 -1 right tag PART VERB
-3 3 2 -2 right tag PRON ADJ
-3 -3 -2 4 right tag PRON ADV
0 3 -1 -2 right tag PRON NOUN
-6 5 -3 -2 right tag PRON VERB
0 -2 0 3 right tag PROPN NOUN
-2 -4 4 -3 right tag PUNCT ADJ
-5 -3 -3 5 right tag PUNCT ADV
-2 -1 -2 5 right tag PUNCT INTJ
2 -2 -2 -2 right tag PUNCT NOUN
2 -2 -2 2 right tag PUNCT PROPN
-1 2 -1 -3 right tag PUNCT VERB
-2 0 0 3 right tag PUNCT X
-2 1 1 0 right tag SCONJ ADJ
0 -3 3 -1 right tag SYM ADJ
-1 0 -1 2 right tag SYM ADV
-1 -1 2 0 right tag SYM INTJ
3 -2 -3 -2 right tag SYM NOUN
2 -1 -1 0 right tag SYM PROPN
-1 4 -1 -3 right tag SYM VERB
-3 -3 0 3 right tag VERB ADV
2 0 -2 -2 right tag VERB NOUN
2 1 2 -3 right tag VERB VERB
-1 -1 2 0 right than
-1 0 2 -1 right than ADJ
-1 -1 2 0 right than plain
-1 2 -1 0 right that
-1 2 0 0 right that VERB
-1 2 0 0 right that plain
-2 2 -2 2 right the
-1 -1 -1 2 right the ADV
-2 5 -1 -1 right the NOUN
0 1 -2 -1 right the VERB
4 -2 0 -1 right the ing
-2 2 -1 0 right the plain
-2 3 0 0 right the s
-3 4 0 0 right them
-3 3 0 0 right them NOUN
-1 2 0 0 right them plain
-2 2 0 0 right them s
2 -1 0 0 right they NOUN
-2 3 0 0 right three
-4 5 0 0 right three NOUN
2 -1 0 0 right three VERB
-2 3 0 0 right three plain
-1 2 0 0 right through
-2 0 0 2 right till
-2 -1 0 2 right till NOUN
-2 0 0 2 right till plain
-1 2 0 -2 right to
2 -3 3 -1 right to ADJ
2 -1 -1 -1 right to NOUN
-1 2 0 -1 right to PROPN
-3 3 -1 -2 right to VERB
-2 3 0 0 right to ed
2 0 1 -2 right to plain
2 0 0 -1 right two " edge
-2 1 0 2 right two " verb
2 -1 -1 -1 right two & noun
2 -1 0 0 right two ( adjective
2 -1 -1 -2 right two ( noun
-2 -1 3 0 right two ( y
-1 2 1 -1 right two ) ,
2 -1 1 -1 right two ) and
1 -1 -1 2 right two ) edge
2 -2 0 0 right two ) with
2 -1 -1 0 right two + noun
4 -3 0 0 right two , 1
0 -1 4 -3 right two , adjective
-2 0 1 3 right two , and
-1 0 2 0 right two , from
-2 2 1 0 right two , in
-2 2 0 0 right two , nobody
-1 -1 2 0 right two , not
3 -2 -3 -2 right two , noun
-1 -1 2 0 right two , or
-3 1 4 0 right two , other
0 3 -1 -2 right two , the
-2 0 0 2 right two , three
-3 3 0 0 right two , under
-3 7 5 -2 right two , verb
-1 1 -2 3 right two , who
-2 -2 4 1 right two / adjective
-1 0 0 2 right two / no
-1 1 3 -2 right two / not
3 -3 0 0 right two / nothing
3 -1 -3 0 right two / noun
-2 3 -1 -1 right two / verb
0 3 -2 0 right two 15 noun
-4 0 0 5 right two 40 noun
-2 2 0 0 right two : %
-2 2 0 0 right two : adjective
3 -3 -2 -2 right two : noun
4 -3 0 -1 right two : who
-1 0 2 0 right two = adjective
4 -2 -2 0 right two = noun
-3 2 -1 -1 right two a noun
0 0 3 -2 right two adjective )
1 -1 -2 2 right two adjective ,
-5 0 7 -2 right two adjective adjective
-1 3 -3 1 right two adjective edge
-3 2 0 1 right two adjective noun
1 -1 2 -1 right two adjective or
3 0 -3 0 right two adjective the
2 -2 0 0 right two adjective to
-3 3 0 0 right two after a
-1 2 0 0 right two an noun
2 1 -1 -1 right two and a
-3 -1 4 0 right two and adjective
-2 2 0 0 right two and it
2 -2 0 -2 right two and noun
-2 -1 0 3 right two and other
2 0 -2 0 right two and the
2 -1 -1 0 right two and verb
3 -3 0 0 right two at an
0 -1 0 2 right two at noun
-3 3 0 0 right two at other
-2 0 1 1 right two before edge
-2 2 0 0 right two below its
0 2 0 -2 right two but not
0 2 -1 0 right two by noun
-2 3 -1 0 right two by the
2 -1 -1 0 right two can verb
3 -2 0 0 right two down ,
2 -1 0 0 right two each )
2 -1 -1 -2 right two edge edge
0 -2 2 0 right two for everyone
1 1 -2 0 right two for noun
4 -4 0 0 right two for our
2 0 -1 0 right two for the
-2 2 0 0 right two for them
2 0 0 0 right two has a
2 -1 -1 -1 right two have a
2 -2 1 0 right two i verb
4 -4 0 0 right two in %
-4 4 1 0 right two in adjective
-4 4 0 0 right two in edge
3 -3 -1 -1 right two in noun
2 -2 0 0 right two in our
-1 0 0 2 right two in the
2 0 0 -2 right two is an
-3 3 0 0 right two is that
2 -2 0 0 right two is the
1 -2 1 0 right two it 's
-1 2 0 0 right two it ,
-1 2 -1 0 right two it and
-3 5 -1 0 right two it edge
0 2 -2 0 right two it for
4 -4 1 0 right two it is
1 -2 1 0 right two it verb
2 -1 -1 0 right two must other
-2 0 0 3 right two my noun
0 -2 -1 3 right two no ,
2 -1 0 0 right two noun %
4 -2 0 -2 right two noun )
-3 2 1 1 right two noun +
1 -2 0 -1 right two noun ,
-4 4 0 0 right two noun -
1 1 -2 0 right two noun /
-2 1 0 1 right two noun 1-5
3 -4 1 -1 right two noun :
-2 1 1 0 right two noun adjective
-2 2 0 0 right two noun after
-1 2 3 -2 right two noun and
-1 -2 3 0 right two noun at
2 -1 -1 0 right two noun down
6 -1 -4 0 right two noun each
1 -3 -1 2 right two noun edge
0 2 -1 -1 right two noun for
1 -1 0 0 right two noun has
-2 -1 3 0 right two noun have
2 0 -2 0 right two noun i
2 -1 0 -1 right two noun in
-1 -1 2 0 right two noun is
3 0 0 -2 right two noun minus
-2 3 -1 0 right two noun must
1 -3 -2 2 right two noun noun
-3 2 1 0 right two noun of
-4 0 4 0 right two noun or
-1 0 2 -1 right two noun other
2 -2 -1 0 right two noun should
3 0 -3 0 right two noun them
-2 2 0 0 right two noun till
-4 4 1 0 right two noun to
1 -4 6 -1 right two noun verb
2 0 -2 0 right two noun what
2 0 0 -2 right two of an
-1 2 -1 0 right two of edge
2 -2 2 -2 right two of noun
3 -1 -3 0 right two of the
-2 3 -1 0 right two on ,
2 -1 1 -1 right two on noun
2 -2 -1 2 right two on the
-4 4 0 0 right two on them
-2 2 0 0 right two one verb
-2 -3 6 -1 right two or adjective
0 -1 1 0 right two or not
3 -1 -1 -1 right two or noun
2 0 -2 0 right two or other
-2 4 -2 0 right two or verb
-4 2 2 -1 right two other /
-1 2 -2 0 right two other and
1 -3 1 0 right two other edge
-2 0 0 2 right two other for
-1 3 0 -1 right two other it
-2 3 0 0 right two other one
2 -2 0 0 right two other than
4 -3 0 -1 right two other verb
-3 3 0 0 right two our noun
7 -4 -2 0 right two out of
-2 2 0 0 right two over noun
3 -2 -3 0 right two per noun
2 -2 0 0 right two that are
-1 2 0 0 right two the adjective
-1 2 -2 1 right two the noun
-2 3 0 -1 right two three noun
-2 3 0 -1 right two to everyone
-3 3 0 0 right two to me
4 -3 0 0 right two to noun
-3 4 -1 0 right two to the
2 0 2 -1 right two to verb
2 -2 0 0 right two up ,
-3 3 0 0 right two up edge
4 -4 0 0 right two up noun
2 0 -4 2 right two verb ,
-2 3 0 0 right two verb /
-2 2 0 0 right two verb :
2 -1 -1 0 right two verb a
0 2 -2 0 right two verb at
0 -4 3 1 right two verb edge
2 -2 0 0 right two verb every
2 -2 0 0 right two verb for
-3 6 1 -3 right two verb in
0 -1 0 2 right two verb noun
-2 2 0 0 right two verb or
2 -1 -1 0 right two verb other
4 -1 -2 0 right two verb out
-1 -1 2 0 right two verb per
2 -2 3 -3 right two verb to
-4 1 4 0 right two verb up
1 -3 3 0 right two verb verb
2 -2 0 0 right two verb who
3 -4 0 2 right two w noun
-2 0 0 2 right two what they
-3 3 0 0 right two what we
-1 2 0 0 right two who verb
1 -2 0 1 right two with a
-1 2 0 0 right two with an
3 -3 -2 -2 right two with noun
2 -2 0 0 right two with verb
-4 4 0 0 right two with what
-2 2 0 0 right two without an
4 -3 0 0 right two you verb
-1 0 2 0 right two | adjective
4 1 -5 0 right two | noun
-2 2 1 0 right two | verb
4 -2 0 -1 right two → adjective
3 -4 2 0 right two → verb
-2 0 2 1 right under
-2 0 2 0 right under ADJ
-1 0 2 0 right under plain
-1 2 0 0 right until VERB
-1 3 -2 -1 right up
-1 2 0 0 right up NOUN
-2 2 0 0 right us
-1 2 0 0 right us VERB
-2 2 0 0 right us plain
2 -2 -2 0 right verb
-3 -3 0 3 right verb ADV
2 0 -2 -2 right verb NOUN
2 1 2 -3 right verb VERB
-4 -1 5 1 right verb ed
5 -4 -1 0 right verb ing
1 -1 3 -1 right verb ly
1 -1 -3 2 right verb plain
2 1 -2 -2 right verb s
3 -4 0 2 right w
-1 0 0 2 right w NOUN
4 -4 0 0 right w VERB
-1 0 0 2 right w plain
4 -4 0 0 right w s
1 -2 0 0 right we
2 -2 0 0 right we NOUN
-4 3 0 1 right what
-3 2 0 1 right what NOUN
-3 2 0 1 right what plain
2 1 -2 0 right whether
3 0 -2 0 right whether plain
2 -1 -2 -2 right with
2 -1 -2 -2 right with NOUN
0 2 -1 -1 right with VERB
3 -3 0 0 right with ing
0 5 -2 0 right with plain
3 -3 -2 -2 right with s
-2 0 0 1 right without
-1 2 0 0 right without NOUN
-2 2 0 0 right without s
2 -1 -1 -2 right word 
2 0 -1 -1 right word &
3 -4 -1 -2 right word (
2 -2 0 0 right word )
2 0 -1 0 right word +
2 -1 -1 -2 right word ,
3 -2 1 -2 right word -
2 -2 1 -1 right word /
2 -1 0 0 right word 10
0 3 -2 0 right word 15
-4 0 0 4 right word 40
3 -2 -2 -3 right word :
2 -2 0 0 right word =
-4 3 -1 0 right word a
-4 0 4 0 right word adds
0 0 2 -2 right word again
-1 -2 3 0 right word age
2 -1 -1 0 right word agency
4 0 -4 0 right word agrees
-3 3 0 0 right word alone
2 0 -2 0 right word amount
-2 2 0 0 right word an
2 -2 -1 -1 right word and
-4 5 -1 0 right word animals
-2 2 0 0 right word anything
-3 3 0 0 right word app
-1 2 0 0 right word as
2 -1 -2 0 right word at
-2 1 1 -1 right word behind
-2 0 2 0 right word bid
-1 0 -1 3 right word book
2 -1 -1 0 right word breaks
-2 3 0 0 right word broken
-2 -1 3 0 right word budget
-4 4 0 0 right word business
1 2 -1 -1 right word by
-4 0 4 0 right word cakes
2 -1 -1 -1 right word can
2 -1 0 0 right word card
4 0 -3 0 right word cards
2 -2 0 0 right word charity
2 -1 -1 0 right word check
2 -1 -1 0 right word checks
-1 2 -1 0 right word child
-5 0 5 0 right word choice
3 -3 0 0 right word club
4 0 -3 0 right word code
3 -1 -2 0 right word comes
-1 2 0 0 right word damage
4 -3 -1 -1 right word date
6 -6 -1 1 right word days
-2 0 2 0 right word decides
2 -1 -1 0 right word depth
3 -1 -2 0 right word desk
-2 2 0 0 right word double
-1 2 0 0 right word down
-1 -1 2 0 right word drugs
3 -1 -1 -1 right word due
-2 0 0 3 right word else
2 -1 0 0 right word equipment
-8 8 0 0 right word everything
-2 -1 3 0 right word expenses
-2 2 0 0 right word first
-2 0 2 0 right word flats
2 -3 -1 -1 right word for
2 -2 0 0 right word get
-3 0 4 0 right word granted
-4 0 5 0 right word green
2 -1 -1 -1 right word has
2 -2 -1 -1 right word have
2 0 -2 0 right word high
2 -2 1 -1 right word home
-7 5 0 2 right word hours
2 -2 0 0 right word i
2 1 -3 0 right word i'm
-2 0 0 2 right word impact
1 3 -2 -1 right word in
3 -1 -2 -1 right word is
-3 4 -2 0 right word it
-2 -1 3 0 right word items
1 1 -2 0 right word jobs
2 -3 2 0 right word kg
2 -2 1 0 right word kiln
-1 3 -2 0 right word kit
-2 2 0 0 right word km
2 -2 0 0 right word know
2 -1 0 -1 right word lane
-2 -1 3 0 right word lens
3 -2 -1 0 right word level
-2 2 0 0 right word library
-3 3 0 0 right word licences
3 -2 -2 0 right word list
-4 0 0 4 right word machine
2 -2 0 0 right word machines
-1 0 -2 4 right word make
2 -2 0 0 right word management
0 0 -1 2 right word many
-2 0 0 2 right word max
-2 3 0 0 right word me
-2 2 0 0 right word member
3 -2 0 0 right word message
-2 0 2 0 right word metres
1 1 -2 0 right word minutes
-6 5 0 1 right word ml
2 -2 0 0 right word model
-2 2 0 0 right word more
3 -1 -1 0 right word must
-3 0 0 3 right word my
1 -3 -1 3 right word no
4 -2 -2 0 right word no.
0 0 2 -2 right word normal
2 -2 0 0 right word not
2 -3 1 0 right word notes
-1 -1 -3 6 right word now
5 -4 -5 1 right word number
3 -3 0 0 right word numbers
3 -3 -1 -3 right word of
-1 2 0 0 right word off
3 0 0 -3 right word offer
1 1 -2 0 right word on
-5 4 0 0 right word one
-2 2 0 0 right word online
2 -1 0 0 right word only
2 -1 0 0 right word orders
-3 3 0 0 right word our
-2 4 -3 -1 right word out
-1 2 0 0 right word over
-3 3 0 0 right word owners
5 -2 -3 0 right word page
2 -1 0 0 right word paid
-2 2 0 0 right word pair
-2 0 0 2 right word panel
0 2 -2 0 right word parts
-3 3 0 0 right word people
3 -2 -3 0 right word per
-1 -4 5 0 right word piece
-1 -3 3 0 right word pieces
-4 0 4 0 right word players
2 -1 0 0 right word please
2 -1 -1 0 right word pool
1 -4 3 0 right word price
-1 -2 3 0 right word property
2 -1 0 0 right word pupils
0 -2 3 0 right word questions
4 0 -4 0 right word raised
1 -1 1 -1 right word rate
2 0 -2 0 right word record
-4 0 4 0 right word records
-2 2 0 0 right word reference
-3 -1 4 0 right word regards
-2 1 -1 1 right word result
0 2 -2 0 right word run
-1 2 -1 0 right word salary
2 0 -1 0 right word salon
2 0 -1 0 right word score
-2 2 0 0 right word sheets
-2 2 0 0 right word shifts
3 -2 0 0 right word size
2 -2 0 0 right word slip
2 -1 0 0 right word small
0 2 -1 0 right word snow
-2 1 1 1 right word so
-1 -1 2 0 right word sphere
1 -2 2 0 right word start
-3 3 0 0 right word stewards
-6 -1 7 0 right word stock
0 -4 4 0 right word street
3 0 -3 0 right word sums
-3 3 0 0 right word take
2 -1 0 0 right word takes
2 -1 0 0 right word team
-1 -1 2 0 right word than
-1 2 -1 0 right word that
-2 2 -2 2 right word the
-3 4 0 0 right word them
5 -4 1 -1 right word then
-2 3 0 0 right word three
-1 2 0 0 right word through
-2 0 0 2 right word till
2 -2 1 0 right word time
3 -2 0 0 right word tins
-1 2 0 -2 right word to
-1 1 -4 4 right word tools
5 -4 -1 0 right word tours
-3 3 0 0 right word track
2 -2 1 0 right word tuesday
6 -1 -5 0 right word type
-2 0 2 1 right word under
-1 3 -2 -1 right word up
-2 2 0 0 right word us
2 -2 0 0 right word visible
3 -4 0 2 right word w
0 -3 3 0 right word walk
-2 1 1 0 right word water
1 -2 0 0 right word we
0 2 -1 0 right word weekday
-4 4 0 0 right word well
-4 3 0 1 right word what
-2 3 0 0 right word wheels
0 2 0 -1 right word when
0 2 -2 -1 right word where
2 1 -2 0 right word whether
6 0 -6 0 right word wins
2 -1 -2 -2 right word with
-2 0 0 1 right word without
0 2 -1 0 right word won
2 0 -2 0 right word worked
1 -2 2 -1 right word y
2 -1 -1 0 right word year
-1 1 2 -2 right word yes
-1 -1 2 0 right word zone
1 2 -2 -1 right word |
-1 2 -1 0 right word £
5 -1 -3 0 right word –
2 -2 2 -2 right word →
2 -1 -1 -2 right words  
2 0 0 -1 right words " 
0 0 -3 4 right words 's scores
0 0 2 -1 right words 's visits
2 -2 0 0 right words ( none
-3 -1 3 0 right words ( y
1 -1 -1 2 right words ) 
-1 2 1 -1 right words ) ,
2 -1 1 -1 right words ) and
2 -2 0 0 right words ) with
4 -3 0 0 right words , 1
-2 0 0 3 right words , actually
-2 0 1 3 right words , and
2 0 0 -2 right words , brand
-4 4 0 0 right words , call
-2 2 0 0 right words , closed
0 2 -2 0 right words , collected
2 -2 0 0 right words , colour
-2 2 0 0 right words , costume
3 -1 -2 0 right words , date
2 -2 0 0 right words , detention
-1 0 2 0 right words , diesel
-2 1 1 0 right words , done
2 -1 0 0 right words , drawing
2 0 -1 0 right words , driver
0 3 -3 0 right words , due
-5 2 4 0 right words , finished
-1 -1 2 0 right words , fresh
-1 0 2 0 right words , from
-2 0 2 0 right words , good
0 1 -1 0 right words , how
-2 2 1 0 right words , in
-2 2 0 0 right words , invoiced
2 0 -2 0 right words , last
4 -4 0 0 right words , long
-2 2 0 0 right words , loss
2 -2 0 0 right words , losses
-4 0 4 0 right words , medium
-1 2 0 0 right words , net
-2 2 0 0 right words , nobody
-1 -1 2 0 right words , not
-1 3 0 -2 right words , only
-3 0 3 0 right words , open
-1 -1 2 0 right words , or
0 -2 2 0 right words , paid
-2 2 0 0 right words , pass
3 0 -3 0 right words , price
0 -2 2 0 right words , published
2 -1 0 0 right words , sex
-2 3 0 0 right words , steel
0 -2 0 2 right words , teachers
-6 6 0 0 right words , test
0 3 -1 -2 right words , the
-2 -1 3 0 right words , then
-2 0 0 2 right words , three
-3 2 2 0 right words , time
-3 3 0 0 right words , under
-2 0 2 0 right words , very
-1 1 -2 3 right words , who
0 4 -3 0 right words , worked
2 0 0 -2 right words , wrong
4 -2 -2 0 right words / broken
0 -1 2 0 right words / cancelled
2 0 -2 0 right words / high
-2 0 0 2 right words / n
-1 0 0 2 right words / no
-1 1 3 -2 right words / not
3 -3 0 0 right words / nothing
0 -2 3 0 right words / right
-2 2 0 0 right words : %
-2 2 0 0 right words : company
2 -1 0 0 right words : date
-2 3 0 0 right words : name
-4 4 0 0 right words : new
4 -3 0 -1 right words : who
-2 3 0 0 right words a car
5 -3 0 -1 right words a day
2 -2 0 0 right words a month
-2 2 0 0 right words a run
2 -2 0 0 right words a task
-3 3 0 0 right words after a
0 0 2 -2 right words again 
-1 -2 3 0 right words age ,
2 0 -2 0 right words amount ,
2 1 -1 -1 right words and a
0 2 -1 0 right words and checked
0 2 -1 0 right words and date
-2 2 0 0 right words and it
-3 0 4 0 right words and max
-1 -2 4 0 right words and right
2 0 -2 0 right words and the
-2 2 0 0 right words and writes
-4 4 0 0 right words app for
3 -3 0 0 right words at an
-2 2 0 0 right words at least
-2 0 0 2 right words at night
-2 0 1 1 right words before 
-2 2 0 0 right words below its
0 0 -3 3 right words book 
0 2 0 -2 right words but not
2 -2 0 0 right words by room
-2 3 -1 0 right words by the
2 0 -2 0 right words can read
4 0 -3 0 right words cards ,
2 0 -2 0 right words code ,
3 0 -2 0 right words comes in
1 1 -2 0 right words date 
2 -3 1 0 right words date ,
2 -1 -1 0 right words date and
3 -3 0 0 right words days 
-2 0 2 0 right words decides 
-2 2 0 0 right words double 
3 -2 0 0 right words down ,
-1 -1 2 0 right words drugs need
2 0 0 -1 right words due date
2 -1 0 0 right words each )
-2 2 0 0 right words everything under
-2 3 0 0 right words first served
0 -2 2 0 right words for everyone
-2 2 0 0 right words for firings
2 0 -2 0 right words for jobs
4 -4 0 0 right words for our
2 0 -1 0 right words for the
-2 2 0 0 right words for them
2 0 0 0 right words has a
2 -1 -1 -1 right words have a
-2 2 0 0 right words hours 
-1 -1 0 2 right words hours ,
-4 4 0 0 right words hours and
-2 0 2 0 right words i look
-2 0 0 2 right words impact 
-4 4 0 0 right words in 
4 -4 0 0 right words in %
2 -2 0 0 right words in our
-2 3 0 0 right words in spring
-1 0 0 2 right words in the
2 0 0 -2 right words is an
-3 3 0 0 right words is that
2 -2 0 0 right words is the
-3 5 -1 0 right words it 
1 -2 1 0 right words it 's
-1 2 0 0 right words it ,
-1 2 -1 0 right words it and
0 2 -2 0 right words it for
4 -4 1 0 right words it is
-2 -1 3 0 right words items have
-1 0 2 0 right words kg per
2 -1 0 -1 right words lane ,
-2 0 2 0 right words lens ,
2 -1 0 0 right words level %
2 0 -2 0 right words list per
2 -2 0 0 right words management 
-2 0 0 3 right words max ,
1 1 -2 0 right words minutes 
2 -1 -1 0 right words must never
-2 2 0 0 right words name +
2 0 -2 0 right words name and
0 -2 -1 3 right words no ,
0 0 2 -2 right words normal urgent
3 -3 0 0 right words notes ,
-1 -1 2 0 right words number 
6 -3 -7 2 right words number ,
-1 2 -1 0 right words of 
2 0 0 -2 right words of an
3 -1 -3 0 right words of the
-2 3 -1 0 right words on ,
3 -3 0 0 right words on racks
2 -2 -1 2 right words on the
-4 4 0 0 right words on them
-2 2 0 0 right words online ,
-1 0 2 0 right words or large
0 -1 1 0 right words or not
7 -4 -2 0 right words out of
-3 3 0 0 right words owners of
3 0 -2 0 right words page 
2 0 -2 0 right words page with
2 -2 0 0 right words per department
3 -2 0 0 right words per month
0 3 -3 0 right words per plot
-4 1 3 0 right words per room
-1 -3 3 0 right words pieces 
-4 0 4 0 right words players ,
1 -4 4 0 right words price and
-4 0 3 1 right words rate ,
-3 -1 4 0 right words regards ,
2 0 -1 0 right words salon with
-2 2 0 0 right words sheets ,
-2 0 2 0 right words so i
-1 -1 2 0 right words sphere ,
2 -2 0 0 right words that are
0 -2 0 2 right words the coordinator
2 -2 0 0 right words the day
-2 2 0 0 right words the items
2 -1 0 0 right words time ,
-3 3 0 0 right words time to
-2 3 0 -1 right words to everyone
-3 3 0 0 right words to me
0 2 -2 0 right words to sold
-3 4 -1 0 right words to the
-1 1 -4 4 right words tools 
-3 3 0 0 right words up 
2 -2 0 0 right words up ,
3 -3 0 0 right words up date
2 -2 0 0 right words visible to
-2 1 1 0 right words water ,
-4 4 0 0 right words well /
-2 0 0 2 right words what they
-3 3 0 0 right words what we
2 -2 0 0 right words when 
0 2 -1 0 right words where and
-1 2 0 0 right words width and
1 -2 0 1 right words with a
-1 2 0 0 right words with an
2 0 0 -1 right words with customers
4 -4 0 0 right words with date
-3 4 0 0 right words with others
-2 2 0 0 right words with payments
2 -1 0 0 right words with quantity
-4 4 0 0 right words with what
-2 2 0 0 right words without an
2 0 -2 0 right words worked out
-2 -1 3 0 right words y /
2 0 -1 0 right words year ,
0 -2 3 0 right words yes /
-1 3 0 -1 right words yes it
-1 -1 2 0 right words zone 
2 -2 0 0 right words → ready
2 0 -1 -1 right y
3 -3 2 -1 right y NOUN
0 4 -3 0 right y VERB
1 1 -2 0 right y ing
1 2 -2 -1 right |
3 -1 -2 0 right | ADJ
0 2 0 -1 right | NOUN
2 0 -2 -1 right | plain
-1 2 -1 0 right £
-1 2 -1 0 right £ VERB
-1 2 -1 0 right £ plain
5 -1 -3 0 right –
4 0 -3 0 right – plain
2 -2 2 -2 right →
2 0 0 -1 right → NOUN
1 -1 1 -1 right → VERB
-2 1 1 0 right → ed
3 -1 -1 0 right → ing
1 -2 2 -1 right → plain
1 2 -2 -2 sort act
2 1 -2 -2 sort animal
1 2 -1 -1 sort appraisal
3 -2 -2 -2 sort area
2 -2 -2 -3 sort artifact
2 -1 -1 -1 sort associate
2 -1 -1 -1 sort biological group
3 2 -2 -2 sort change
2 -1 -2 -2 sort collection
0 3 -1 -1 sort commodity
2 1 -2 -3 sort communication
2 4 -3 -2 sort condition
-1 3 0 0 sort containerful
2 -1 -1 -1 sort customer
3 -1 -2 -3 sort device
2 -2 -2 -3 sort entity
2 1 -2 -2 sort event
3 -2 -1 -1 sort furnishing
3 -2 -1 -1 sort furniture
2 -3 0 -3 sort group
1 2 -2 -2 sort group action
2 -2 -3 -1 sort happening
0 2 2 -2 sort indefinite quantity
2 0 -2 -2 sort indication
1 0 -1 -2 sort information
4 -3 -1 0 sort labor
2 -1 -2 -2 sort language unit
2 -1 -1 0 sort machine
2 -2 -3 -2 sort measure
2 0 -1 -1 sort occupation
1 -1 -1 2 sort peer
-5 1 6 -2 sort people
3 -2 -2 -3 sort person
-6 -1 7 2 sort position
2 1 -2 -2 sort process
2 -2 -2 -2 sort property
1 1 -1 -2 sort psychological feature
2 0 -1 -1 sort record
2 0 -1 -3 sort relation
3 -2 -1 -1 sort relative
2 0 -2 -1 sort representation
1 2 -2 -1 sort signal
2 -2 -1 -3 sort social group
2 -1 -3 1 sort sound property
2 1 -2 -2 sort speech act
3 -2 -3 -3 sort substance
2 -2 0 0 sort supporting structure
3 -2 -2 -2 sort unit
2 1 -2 -2 sort work
3 -1 -2 -2 sort worker
2 -1 -1 -2 sort worth
2 -1 -1 -1 sort writer
-1 0 0 2 start about
-2 3 0 0 start absta
2 0 -2 0 start abstr
-2 3 -1 0 start accep
2 -2 0 0 start acces
1 0 -2 1 start actua
-2 3 0 0 start add
3 -2 -1 0 start addre
-2 0 2 0 start aged
-2 2 0 0 start agree
0 -1 0 2 start also
-1 2 0 0 start answe
2 -1 0 0 start app
-1 2 0 0 start apply
-2 -1 4 0 start appro
2 0 -1 0 start archi
-1 2 -1 0 start arriv
-2 2 0 0 start ask
-1 -2 3 0 start asked
-1 2 -1 0 start ate
3 0 -3 0 start augus
-1 0 2 0 start avera
-1 0 0 2 start away
-1 -1 -1 3 start back
-2 2 0 0 start begin
-2 2 0 0 start bill
2 0 -2 0 start black
3 -2 0 0 start blast
2 -1 0 0 start board
0 3 -1 -1 start book
0 2 0 0 start booki
-3 3 -1 0 start born
-1 2 0 0 start borro
-2 4 -1 0 start bough
3 -3 0 0 start breac
-1 2 -1 0 start break
-2 2 -1 0 start built
2 -2 0 0 start buy
-3 3 0 0 start call
-2 2 0 0 start can
2 -1 0 0 start card
-7 5 2 0 start cast
2 -1 0 0 start cause
4 0 -4 0 start chara
-1 3 -1 0 start chase
0 2 -1 0 start check
2 0 0 0 start child
4 -1 -2 0 start clean
1 2 -3 0 start close
-1 3 -1 0 start colle
-1 2 0 0 start colon
2 -1 -1 0 start combi
-6 6 0 -1 start come
-2 2 1 0 start comin
-5 6 0 0 start comme
0 -3 3 0 start compl
-1 -2 4 0 start confi
2 -2 0 0 start coord
-1 -1 0 3 start cours
2 -2 0 0 start cover
2 -1 0 0 start cross
-2 0 1 1 start curre
1 -1 2 -1 start custo
-1 2 -1 0 start cut
2 -2 0 0 start cutti
-2 0 0 3 start d
3 -2 -2 -2 start date
3 -2 -1 -2 start day
-1 2 0 0 start deal
-2 3 -1 0 start decid
-4 5 0 0 start decli
-1 2 -1 0 start deliv
-2 2 0 0 start depen
-2 3 0 0 start die
-2 1 1 0 start diffe
-5 6 -1 0 start digit
-1 2 -1 0 start disch
-2 3 0 0 start doing
-5 2 4 -1 start done
-2 0 -1 3 start doubl
2 -1 0 0 start downl
3 -2 0 0 start draft
-1 2 0 0 start drawn
4 -2 -2 0 start dress
-2 2 0 0 start drown
-1 2 0 0 start dry
-2 3 0 0 start dryin
-2 -1 3 0 start due
-1 -1 2 0 start dupli
2 -2 0 0 start dy
0 -1 -1 2 start e.g.
0 0 3 -2 start easy
0 2 -1 0 start edite
2 0 -2 0 start elder
-1 0 2 0 start elect
-1 -1 0 2 start else
0 -5 5 0 start empty
0 2 0 0 start end
-2 3 0 0 start enter
-3 4 0 0 start estim
2 -1 0 0 start eveni
-7 0 -1 8 start every
-1 0 2 0 start exact
2 -2 0 0 start excel
2 0 -2 0 start exces
-1 -1 2 0 start excus
3 -3 0 0 start exerc
0 -1 2 0 start expec
-2 3 0 0 start expir
-4 4 0 0 start expor
0 -3 4 0 start expre
2 0 -2 0 start fair
4 0 -3 0 start fat
-1 2 0 0 start fell
-2 0 2 0 start final
2 -3 2 0 start finis
-3 0 4 -1 start firm
-1 -1 2 0 start first
-2 2 0 0 start fish
-2 -1 3 0 start fitte
2 0 -1 0 start fitti
-2 3 0 0 start flag
2 0 -2 0 start flush
-1 2 -1 0 start forge
-1 0 2 0 start fortn
-3 1 3 0 start found
-1 0 3 -1 start free
-3 0 3 0 start front
-2 0 2 0 start full
-2 3 -1 -1 start get
-2 2 0 0 start getti
-3 4 -1 0 start give
4 -3 -1 0 start glass
-1 2 -1 0 start go
-3 3 0 0 start goe
-1 2 -1 0 start gone
-1 0 2 0 start good
-2 3 -1 0 start got
0 2 -1 0 start grade
2 0 -2 0 start grand
2 -1 0 0 start graph
2 -1 0 0 start grind
-3 0 3 0 start gross
2 -2 0 0 start grow
2 -1 -1 0 start guide
-3 -1 -1 4 start h
-2 0 -1 3 start ha
-3 -1 0 3 start half
-2 3 0 0 start handi
-4 4 0 0 start happe
2 -2 0 0 start harve
-2 3 0 0 start helpi
-1 0 0 2 start hi
-1 0 2 0 start high
4 0 -4 0 start highe
2 -1 0 0 start hirin
-4 0 -1 5 start hmm
-1 -3 -1 5 start home
2 -1 0 -1 start hours
-1 -1 -1 2 start how
2 -1 0 0 start hull
-4 -1 0 6 start i'm
-3 -1 0 5 start im
0 -1 2 0 start inter
-2 3 0 0 start inves
2 0 -1 0 start invoi
-2 2 0 0 start issue
2 -1 0 -1 start item
2 -1 0 0 start jar
5 0 -5 0 start joint
2 -2 0 0 start judgi
-2 0 0 3 start k
-3 3 0 0 start keep
-1 2 0 0 start kept
0 2 -2 0 start key
-1 -2 3 0 start kind
-1 -1 0 2 start km
-2 2 0 0 start know
-5 4 1 0 start lapse
-3 1 1 1 start last
2 -1 0 0 start lead
-6 4 2 0 start left
-2 3 0 0 start let
2 -2 0 0 start lette
2 -2 0 0 start lift
3 -1 -3 0 start light
-3 4 0 0 start like
2 -2 0 0 start line
-2 -1 4 0 start live
-1 2 0 0 start log
-3 3 0 0 start loggi
2 -1 0 -1 start long
-1 2 0 0 start look
-4 4 0 0 start looki
-2 4 -1 0 start lost
-1 0 3 -2 start low
0 -1 0 2 start m
-2 3 0 0 start made
3 0 -3 0 start magic
-3 4 0 0 start mail
-1 2 0 0 start makin
-1 0 2 -1 start many
2 -2 0 0 start map
-1 2 0 0 start mark
-6 2 5 0 start matte
1 -3 0 1 start max
-4 4 0 0 start mean
-1 -1 2 0 start medic
-3 0 5 0 start mediu
2 -1 -1 -1 start membe
2 -1 0 0 start messa
-4 5 0 -1 start mill
0 -1 2 -1 start min
-2 3 0 0 start mind
2 0 -2 0 start minim
-4 0 4 0 start mint
2 -1 0 0 start minut
-5 4 1 0 start missi
2 0 -2 0 start mobil
2 0 -1 0 start modul
2 -1 3 -3 start month
-2 0 2 0 start more
-2 0 1 2 start most
2 -1 -1 0 start mount
-1 2 0 0 start move
3 0 -3 0 start music
-4 -2 -1 6 start n
-3 3 0 0 start nag
2 0 -2 -2 start name
0 2 -1 -1 start need
0 0 0 2 start never
-2 0 2 0 start new
-1 -1 2 0 start next
2 0 -1 -1 start night
2 -1 0 0 start no-sh
-1 -1 -1 3 start no.
-2 -1 -1 4 start none
-1 2 0 0 start note
-1 0 0 2 start now
2 -1 -2 -2 start numbe
-2 4 -1 0 start offer
-1 0 0 2 start once
-2 0 3 0 start onlin
-2 -2 -2 3 start only
-2 -1 3 0 start open
0 4 -1 -1 start order
-2 -1 1 2 start other
-2 0 0 2 start p
-5 4 3 -1 start paid
-2 -1 4 0 start part
3 0 -2 0 start pass
2 -1 0 0 start passp
2 -1 0 0 start permi
3 -2 0 -1 start perso
2 0 -1 0 start pet
0 3 -1 -1 start photo
2 -2 0 0 start pick
-2 3 0 0 start pictu
-3 3 0 0 start ping
0 2 -1 0 start plann
4 -1 -1 -2 start plant
0 2 -1 0 start playe
-1 -1 0 3 start pleas
2 -1 0 0 start point
3 -2 0 0 start polic
3 -2 0 0 start pour
3 0 -3 0 start pract
-2 -1 4 0 start prese
-1 2 -1 0 start press
2 -1 -1 -1 start price
-2 0 2 0 start priva
2 -1 0 0 start produ
2 -1 0 0 start proje
3 -2 0 0 start proof
-1 0 2 0 start publi
-2 3 0 0 start put
3 -1 -2 0 start quali
-1 -4 5 0 start quit
2 0 -2 0 start ranki
-3 3 0 0 start rcvd
-3 3 0 0 start read
0 0 3 -2 start read-
-4 0 4 0 start readi
-2 -2 4 0 start ready
2 -1 0 0 start recap
3 0 -2 0 start recip
-1 -2 3 0 start recom
-3 4 0 0 start recor
2 -2 -1 0 start recyc
-2 0 3 0 start red
-1 2 -1 0 start refus
4 -2 -1 0 start regis
-1 2 -1 0 start rejec
-3 3 0 0 start relea
-4 1 3 0 start remai
-1 2 0 0 start renew
-3 2 0 0 start rent
-2 2 0 0 start repai
-2 2 0 0 start requi
-1 2 0 0 start reser
1 -4 4 0 start retur
3 -2 -1 0 start rewor
-3 1 2 0 start ridde
-8 -4 8 4 start right
-4 5 0 0 start ring
2 -1 -1 -1 start room
0 -1 -1 2 start round
3 -2 -1 -1 start s
-2 0 3 0 start same
-4 3 -1 3 start say
-4 5 0 0 start scann
2 -2 -1 0 start scrap
-2 2 0 0 start scrat
-2 0 3 0 start secon
-1 0 2 0 start secre
-2 3 -1 -1 start see
-3 4 -1 0 start sent
1 -3 2 0 start share
7 -3 -3 0 start shed
2 -1 0 0 start shift
-2 2 0 0 start ship
2 -1 0 0 start shipp
2 -1 0 0 start shoot
-5 -1 6 0 start shot
-4 4 0 0 start show
-3 3 0 0 start sign
2 -2 -1 0 start skipp
4 -3 0 0 start slip
-2 0 2 0 start small
-1 -1 -1 3 start so
-3 3 1 0 start sold
-1 -1 2 0 start sorry
5 -3 -2 0 start sound
-1 2 -1 0 start sown
3 -3 0 0 start speak
2 -2 0 0 start spend
-3 3 0 0 start split
4 0 -3 0 start stabl
0 -1 2 0 start stand
-1 -1 0 2 start still
2 -1 0 0 start stock
2 -1 0 0 start sugar
-1 2 0 0 start sum
-3 1 3 0 start super
-2 3 0 0 start suppl
0 3 -2 0 start sweep
-1 -1 0 2 start t
-2 3 0 0 start take
4 -4 0 0 start takin
-2 2 0 0 start talk
-1 2 0 0 start text
-1 -1 -1 3 start then
2 -2 0 0 start thing
-1 2 0 0 start tick
1 -3 -1 4 start time
2 0 0 0 start title
3 0 -1 0 start total
2 -2 0 0 start trans
2 -1 0 0 start treat
2 -1 0 0 start tunin
2 -1 0 0 start tutor
-1 0 0 2 start twice
2 -1 -1 0 start under
-2 3 -1 0 start unloa
-1 2 0 0 start uploa
-2 2 0 0 start upvot
-3 0 0 4 start v
-3 -1 4 0 start vegan
2 0 -2 0 start vinta
2 0 -1 0 start volun
-4 4 0 0 start wait
-2 3 0 0 start waiti
2 -2 0 0 start walk
-2 3 -1 -1 start want
4 -3 0 -1 start washi
-3 3 0 0 start watch
0 2 -2 0 start weane
2 -1 0 0 start wed
2 -1 -1 -1 start week
-1 0 4 -3 start weekl
3 -2 0 0 start weigh
-1 -2 -2 3 start when
-1 -1 -1 3 start where
-1 2 0 0 start withd
-2 3 0 0 start won
2 -2 0 0 start work
-4 0 4 0 start worki
3 -2 0 0 start wormi
-1 2 0 0 start worry
3 -1 -2 0 start wound
-2 2 0 0 start write
-2 0 2 0 start wrong
-1 -2 -1 5 start x
-2 0 0 2 start y
2 -1 -1 -1 start year
-2 -1 -1 4 start yes
2 -2 0 0 start yield
-5 -4 5 -4 tag ADJ
-6 -5 -3 5 tag ADV
-7 -4 -2 7 tag INTJ
2 -1 -2 -2 tag NOUN
4 -4 -4 0 tag PROPN
-3 3 -3 -3 tag VERB
1 -1 -2 2 tag X
3 -2 -3 -3 thing
0 3 -1 0 thing (
1 1 0 -3 thing ,
-1 0 2 0 thing /
3 -2 -1 -2 thing :
-2 2 0 0 thing =
7 -1 -9 -2 thing ADJ
5 0 -1 -4 thing ADV
2 -1 -3 -3 thing NOUN
9 -7 -3 0 thing VERB
3 -3 -3 -2 thing a
2 -2 -2 0 thing adjective
2 0 -1 0 thing an
1 3 -2 -2 thing and
2 -2 0 0 thing are
3 -3 -1 -1 thing each
2 0 -3 -3 thing edge
2 -1 0 0 thing every
2 -2 0 0 thing for
-2 2 0 0 thing i
3 -3 0 0 thing no
2 0 -2 -2 thing noun
2 -2 -1 2 thing of
2 -1 0 0 thing or
0 -1 2 0 thing our
2 -2 -1 -1 thing per
3 -2 -3 -2 thing the
3 -1 -2 0 thing their
2 -1 0 0 thing to
3 -2 -2 -3 thing verb
0 -2 0 2 thing was
-2 2 0 0 thing we
3 -2 -1 0 thing which
-2 2 0 0 thing whoever
2 -1 -1 -1 thing with
2 2 -2 -2 told
1 0 -2 -2 verbs 0 0
-3 -4 4 -3 verbs 0 0 ADJ
-6 -5 -2 6 verbs 0 0 ADV
-4 -3 0 5 verbs 0 0 INTJ
2 0 -2 -2 verbs 0 0 NOUN
3 -4 -4 3 verbs 0 0 PROPN
-4 3 -2 -3 verbs 0 0 VERB
2 -1 -1 0 verbs 0 0 X
-7 4 -1 -3 verbs 0 0 ed
3 -3 -1 -1 verbs 0 0 ing
-1 -2 4 0 verbs 0 0 ly
2 -2 -1 -2 verbs 0 0 plain
2 2 -3 -2 verbs 0 0 s
2 -2 -2 -1 verbs 0 1
-2 -4 5 -3 verbs 0 1 ADJ
-4 -4 -3 4 verbs 0 1 ADV
-1 -1 -1 2 verbs 0 1 INTJ
2 -2 -3 -2 verbs 0 1 NOUN
4 -2 -1 -2 verbs 0 1 PROPN
-5 4 -1 -3 verbs 0 1 VERB
-2 -1 1 2 verbs 0 1 ed
2 -1 1 0 verbs 0 1 ly
2 -2 -3 -1 verbs 0 1 plain
2 1 -3 -2 verbs 0 1 s
2 -2 -2 -1 verbs 1 0
-6 -3 4 -2 verbs 1 0 ADJ
-5 -4 -2 5 verbs 1 0 ADV
-3 -1 -1 5 verbs 1 0 INTJ
2 -3 -2 -2 verbs 1 0 NOUN
4 -2 -1 -2 verbs 1 0 PROPN
-1 3 -4 -3 verbs 1 0 VERB
-5 5 -4 -3 verbs 1 0 ed
-2 5 -2 1 verbs 1 0 ing
-2 -1 0 3 verbs 1 0 ly
2 -3 -1 -1 verbs 1 0 plain
3 -5 -2 -2 verbs 1 0 s
2 -4 -2 1 verbs 1 1
-4 -3 6 -3 verbs 1 1 ADJ
-5 -3 -2 5 verbs 1 1 ADV
3 -4 -3 -1 verbs 1 1 NOUN
-1 3 0 -1 verbs 1 1 PROPN
0 3 -3 -3 verbs 1 1 VERB
-3 3 0 -1 verbs 1 1 ed
-1 -1 2 1 verbs 1 1 ly
2 -6 -2 2 verbs 1 1 plain
3 -3 -2 -1 verbs 1 1 s
-1 0 0 2 word about
-1 0 0 2 word about ADV
-2 2 0 0 word abstain
-2 2 0 0 word abstain VERB
2 0 -2 0 word abstract
2 0 -2 0 word abstract ADJ
0 2 -1 0 word accepted VERB
2 -2 0 0 word access
2 0 -1 0 word actual
2 0 -1 0 word actual ADJ
-1 2 0 0 word add
-1 2 0 0 word add VERB
3 -2 -1 0 word address
3 -2 -1 0 word address VERB
-1 2 0 0 word after abstain or
2 0 -1 0 word after actual ,
0 -3 3 0 word after approved ,
0 2 -1 0 word after approved >
0 -2 3 0 word after asked other
2 -1 -1 0 word after asking ,
-1 2 -1 0 word after ate ,
2 0 0 -2 word after back the
-2 0 2 0 word after best edge
-2 2 0 0 word after book adjective
-4 4 0 0 word after book edge
-2 2 0 0 word after booking edge
2 -2 0 0 word after books and
-2 3 -1 0 word after born ,
-2 2 0 0 word after bought noun
2 -2 0 0 word after break and
0 -3 4 0 word after broken ,
-1 2 -1 0 word after broken edge
-4 4 0 0 word after call ,
-3 3 0 0 word after calls adjective
-3 1 2 0 word after cast ,
-2 2 0 0 word after charge and
-2 2 0 0 word after checks adjective
2 -1 0 0 word after cleaning ,
-2 3 0 0 word after come adjective
-2 2 0 0 word after comes verb
2 -2 0 0 word after comment 's
2 -2 0 0 word after comment ,
-4 4 0 0 word after comment and
-3 3 0 0 word after comments ,
0 -2 3 0 word after completed ,
0 -1 2 0 word after confirmed ,
-1 -1 2 0 word after controlled edge
-2 2 0 0 word after cost and
-2 2 0 0 word after cost noun
-2 2 0 0 word after count edge
3 -3 0 0 word after counts noun
-2 -1 0 3 word after course of
-1 0 2 0 word after current ,
-1 2 0 0 word after cut ,
2 0 0 0 word after date ,
-2 2 0 0 word after decline or
-3 3 0 0 word after deposit ,
-1 -5 6 0 word after done ,
0 -2 2 0 word after done /
0 3 -3 0 word after done be
-2 1 1 0 word after done noun
0 -3 3 0 word after done or
0 2 -1 0 word after done other
0 0 -3 3 word after double other
2 -2 0 0 word after draft is
2 -1 0 0 word after drops noun
-1 2 -1 0 word after dry ,
2 -1 0 0 word after drying noun
3 0 0 -3 word after e.g. (
-4 0 0 5 word after e.g. ,
2 -2 0 0 word after email and
-3 3 0 0 word after email edge
2 -1 0 0 word after email noun
2 -2 0 0 word after end and
-4 4 0 0 word after end noun
-4 4 0 0 word after ends noun
-3 4 0 0 word after estimate ,
-1 -3 0 4 word after everything noun
-1 2 0 -1 word after everything of
-1 -4 0 5 word after everything verb
-1 2 0 0 word after everything with
-1 0 2 0 word after exact the
-4 4 0 0 word after export edge
2 0 -2 0 word after fair noun
-1 2 0 0 word after fell noun
2 -2 0 0 word after finish and
0 2 -2 0 word after finished ,
-1 0 2 0 word after first noun
4 0 -4 0 word after first the
-2 2 0 0 word after flag edge
-1 2 -1 0 word after forget ,
-1 0 2 0 word after fortnightly or
-3 0 3 0 word after found edge
2 -1 -1 0 word after guided edge
-1 0 0 2 word after h 2
-3 0 0 4 word after ha (
-4 0 0 5 word after half ,
-1 2 0 0 word after hand noun
-2 3 0 0 word after help edge
-1 0 0 2 word after hi edge
2 -2 0 0 word after hire noun
-4 0 -1 5 word after hmm ,
-3 0 0 3 word after home adjective
-1 0 0 2 word after home noun
2 -1 0 0 word after hull in
-2 0 0 3 word after i'm edge
-3 -1 0 4 word after im edge
-2 3 0 0 word after issue ,
-1 0 0 2 word after k 200
-2 2 0 0 word after keys noun
-3 -1 4 0 word after kind edge
0 2 -2 0 word after last noun
-2 0 3 0 word after last the
-1 -4 4 0 word after left ,
-4 5 0 0 word after left adjective
-2 3 -1 0 word after left noun
-2 2 0 0 word after let edge
-4 5 0 0 word after list edge
2 -2 0 0 word after list noun
-4 4 0 0 word after log ,
3 -2 0 0 word after log noun
-2 2 0 0 word after logging without
4 0 -4 0 word after long /
-1 -1 2 0 word after long other
-2 4 -2 0 word after lost ,
2 -4 2 0 word after lost edge
0 0 2 -2 word after low noun
-1 2 0 0 word after made noun
-2 2 0 0 word after mail ,
3 0 -2 0 word after main noun
2 -2 0 0 word after make noun
-1 0 2 -1 word after many other
-1 2 0 0 word after matters what
-2 0 -1 4 word after max ,
-2 0 3 0 word after max and
2 -1 0 -1 word after max noun
-3 0 4 0 word after medium ,
-1 0 2 0 word after medium /
2 -1 0 0 word after message noun
-3 0 3 0 word after min ,
-5 0 5 0 word after mint (
-2 2 0 0 word after missing ,
-1 3 -1 0 word after missing edge
-3 0 0 3 word after mm 35
2 0 -2 0 word after mobile with
0 0 3 -2 word after monthly ,
-2 2 0 0 word after move edge
-5 0 -1 6 word after n /
-3 3 0 0 word after nag edge
-5 5 0 0 word after name edge
-2 2 0 0 word after names noun
2 -2 0 0 word after need noun
2 0 0 -1 word after no. noun
-2 3 0 0 word after note and
-2 2 0 0 word after notes ,
2 -1 -1 -1 word after number noun
0 0 -1 2 word after ok not
-2 0 2 0 word after online noun
0 -1 2 0 word after open is
0 2 -2 0 word after open may
0 2 -2 0 word after open noun
0 -2 2 0 word after open other
-2 2 0 0 word after order noun
2 -2 0 0 word after order to
-1 2 0 0 word after orders noun
-1 0 -1 3 word after other each
0 -1 2 0 word after own their
-1 -2 3 0 word after paid ,
0 -4 4 0 word after paid /
0 2 -1 0 word after paid is
-3 1 3 0 word after paid noun
2 0 -2 0 word after pass the
-2 2 0 0 word after pay ,
3 -2 0 0 word after pay edge
-4 4 0 0 word after phones noun
2 -2 0 0 word after pick ,
-2 2 0 0 word after pick and
-3 3 0 0 word after ping edge
-2 2 0 0 word after plan ,
0 2 -1 0 word after planned ,
-4 5 0 0 word after press and
-2 0 2 0 word after primary a
2 -1 0 0 word after publish ,
2 0 -2 0 word after ranking edge
-3 3 0 0 word after rcvd noun
-4 0 4 0 word after reading ,
0 -2 2 0 word after ready to
2 0 -2 0 word after recipient ,
-1 2 0 0 word after record noun
-2 0 2 0 word after red in
4 -4 0 0 word after register noun
3 -2 -1 0 word after registered edge
2 0 -2 0 word after rental edge
2 0 -1 0 word after rental noun
2 -2 0 0 word after repair edge
2 -1 0 0 word after repair noun
2 -2 0 0 word after report adjective
-4 5 0 0 word after report edge
-2 2 0 0 word after reports and
2 -2 0 0 word after reports noun
-1 -1 2 0 word after returned ,
0 -3 3 0 word after returned or
0 -2 3 -1 word after right 's
-1 0 2 -1 word after right /
-1 0 1 1 word after right and
-1 0 -1 2 word after right edge
-2 2 0 0 word after ring noun
-4 -1 0 5 word after round noun
2 0 0 -2 word after round verb
2 -2 0 0 word after run and
2 -1 0 0 word after s %
-2 0 3 0 word after same the
-2 2 0 0 word after scan edge
-2 2 0 0 word after score noun
-2 3 -1 0 word after sent ,
3 -3 0 0 word after share noun
0 3 -2 0 word after shared edge
-3 3 0 0 word after show (
3 -2 0 0 word after show ,
-5 5 0 0 word after show edge
-3 3 0 0 word after show noun
2 -2 0 0 word after show verb
-1 -1 2 0 word after sold ,
-1 2 -1 0 word after sold edge
-2 2 0 0 word after split edge
-2 2 0 0 word after stop noun
-2 2 0 0 word after sums adjective
-3 3 0 0 word after test ,
-5 5 0 0 word after text edge
2 -1 0 0 word after thank ,
0 0 0 2 word after then ,
-7 -1 0 8 word after times noun
2 0 -1 0 word after top on
5 0 -5 0 word after total ,
2 0 -1 0 word after total a
3 0 -3 0 word after total noun
-3 0 3 0 word after total the
-1 0 2 0 word after total verb
-3 3 0 0 word after track edge
3 -3 0 0 word after transfer noun
2 -2 0 0 word after turn noun
2 -2 0 0 word after turn whose
-2 2 0 0 word after upvote noun
2 0 -2 0 word after vintage ,
-3 3 0 0 word after wait no
2 -2 0 0 word after waiting before
0 2 0 0 word after want i
2 -2 0 0 word after washing verb
0 2 -2 0 word after weaned be
2 -1 0 0 word after wed noun
0 0 3 -3 word after weekly edge
2 0 0 -1 word after well edge
2 0 -2 0 word after white ,
-3 3 0 0 word after work noun
-5 0 4 0 word after working ,
-3 -1 0 4 word after x noun
-2 0 0 2 word after y verb
-1 0 0 2 word afterwards
-1 0 0 2 word afterwards ADV
-2 0 2 0 word aged
0 -1 0 2 word also
0 -1 0 2 word also ADV
2 -1 0 0 word app
2 -1 0 0 word app NOUN
-1 -2 4 0 word approved
-1 -2 4 0 word approved VERB
2 0 -1 0 word archive
2 0 -1 0 word archive NOUN
-1 -2 3 0 word asked
-1 -2 3 0 word asked VERB
-1 2 -1 0 word ate
-1 2 -1 0 word ate VERB
3 0 -3 0 word august
3 0 -3 0 word august ADJ
-1 0 2 0 word average
-1 0 2 0 word average ADJ
-1 0 0 2 word away
-1 0 0 2 word away ADV
-1 -1 -1 3 word back
-1 -1 -1 3 word back ADV
-1 2 0 0 word before abstain ,
2 -1 0 0 word before access to
2 -1 -1 0 word before address ,
0 -2 2 0 word before approved ,
0 -2 3 0 word before approved →
0 -2 3 0 word before asked noun
2 -1 -1 0 word before asking noun
-1 2 -1 0 word before ate ,
0 -2 2 0 word before attended /
-1 0 0 2 word before back edge
-2 2 0 0 word before book noun
2 -2 0 0 word before book with
-2 3 -1 0 word before born ,
2 -1 0 0 word before breakfast y
-1 -2 3 0 word before broken noun
-2 2 0 0 word before call noun
2 -2 0 0 word before calls verb
-3 1 2 0 word before cast ,
2 -2 0 0 word before change noun
-2 2 0 0 word before changes edge
-2 2 0 0 word before checks edge
-3 3 0 0 word before claim edge
-2 3 0 0 word before come other
-2 2 0 0 word before comment )
0 -2 2 0 word before confirmed ,
-1 -1 2 0 word before controlled noun
-1 2 0 0 word before cost adjective
-4 4 0 0 word before count noun
2 -2 0 0 word before counts ,
2 -2 0 0 word before counts noun
-3 0 4 0 word before custom noun
2 -1 -1 -1 word before date ,
2 0 0 0 word before date and
2 -1 -1 -1 word before date edge
-2 2 0 0 word before deals with
-2 0 2 0 word before deceased noun
-2 2 0 0 word before decline edge
-3 3 0 0 word before deposit in
2 -2 0 0 word before deposit verb
-1 2 -1 0 word before discharge noun
-3 2 1 0 word before done ,
-1 -4 6 0 word before done edge
0 0 -2 3 word before double noun
2 -1 0 0 word before downloads edge
2 -2 0 0 word before draft ,
2 0 -2 0 word before dress noun
2 -2 0 0 word before dressing verb
-1 0 -1 2 word before e.g. noun
0 0 3 -2 word before easy adjective
2 0 -2 0 word before elderly ,
2 -2 0 0 word before email edge
-3 3 0 0 word before email noun
2 -2 0 0 word before end noun
-1 -1 0 3 word before everything ,
-2 1 0 1 word before everything edge
-1 -1 2 0 word before excused edge
-2 2 0 0 word before feed in
2 -1 0 0 word before fill noun
-2 2 0 0 word before fills in
-1 0 2 0 word before final ,
-5 0 5 0 word before firm noun
2 0 0 -1 word before firm with
2 0 -2 0 word before first ,
-3 0 3 0 word before first noun
-1 0 2 0 word before fortnightly ,
-3 0 3 0 word before found noun
0 0 2 -1 word before free other
-2 0 3 0 word before front and
-1 2 0 0 word before give noun
0 2 -1 0 word before gone edge
-1 0 2 0 word before gross ,
2 -2 0 0 word before grow noun
2 -1 -1 0 word before guided noun
-2 0 0 2 word before h edge
2 0 0 -1 word before half noun
-1 2 0 0 word before hand in
4 0 -4 0 word before highest noun
-4 0 -1 5 word before hmm ,
-3 0 0 3 word before home and
2 0 0 -1 word before home noun
-1 -1 -1 2 word before how adjective
-2 3 0 0 word before issue noun
-1 0 0 2 word before kg ,
-3 -1 4 0 word before kind noun
-3 0 0 3 word before km per
-2 0 2 0 word before last of
-2 2 0 0 word before leave noun
-2 4 -2 0 word before left ,
0 -2 3 0 word before left /
-1 0 2 0 word before left and
-3 6 -3 0 word before left edge
0 -2 2 0 word before left noun
-2 3 0 0 word before let noun
2 0 -2 0 word before light ,
-2 2 0 0 word before like verb
4 -4 0 0 word before list by
-3 4 0 0 word before list noun
-2 2 0 0 word before list verb
-2 2 0 0 word before lists the
-1 -2 3 0 word before live ,
-2 2 0 0 word before log in
-3 3 0 0 word before log noun
-3 3 0 0 word before logging in
4 0 -4 0 word before long ,
-1 2 -1 0 word before lost edge
-2 1 2 0 word before lost noun
0 0 2 -2 word before low adjective
-3 0 0 4 word before m ,
-2 2 0 0 word before mail to
2 -2 0 0 word before make ,
-1 2 0 0 word before make noun
2 -2 0 0 word before marks out
-1 2 0 0 word before matters is
-1 0 2 -1 word before max noun
-3 0 3 0 word before medium ,
-1 0 2 0 word before medium /
-2 0 2 0 word before medium or
-3 0 3 0 word before min and
3 0 -3 0 word before minimum edge
-5 0 5 0 word before mint ,
-4 2 2 0 word before missing noun
4 0 -4 0 word before mobile ,
-3 0 4 0 word before mobile noun
-2 2 0 0 word before move noun
-1 0 0 2 word before n ,
-1 0 0 2 word before n edge
0 -1 0 2 word before n noun
2 -1 -1 -1 word before name ,
-1 2 0 0 word before needs noun
-2 0 2 0 word before net ,
3 0 -3 0 word before net noun
-1 0 0 2 word before no. noun
-4 0 0 5 word before none edge
-5 6 0 0 word before notes noun
2 -1 -1 -1 word before number ,
2 -2 0 0 word before offers by
-1 0 0 2 word before ok ,
2 0 0 -2 word before ok edge
-1 0 2 0 word before old noun
0 -3 3 0 word before open ,
0 3 -2 0 word before open noun
0 -2 2 0 word before open or
3 -3 0 0 word before order and
-4 4 0 0 word before order noun
-1 0 2 0 word before other ,
-1 0 2 0 word before other edge
0 0 -2 3 word before other noun
-1 -2 3 0 word before own noun
-2 0 0 2 word before p ,
-2 -1 3 0 word before paid ,
-2 -1 4 0 word before paid edge
0 -3 3 0 word before paid or
0 3 -3 0 word before paid other
0 2 -1 0 word before paid y
2 0 0 -2 word before part ,
2 0 -2 0 word before pass noun
3 -3 0 0 word before pay edge
-2 2 0 0 word before pay for
2 -2 0 0 word before permits for
-1 2 0 0 word before permits verb
2 -2 0 0 word before phone noun
-3 3 0 0 word before phones :
4 -4 0 0 word before pick up
-3 3 0 0 word before place noun
-3 3 0 0 word before plan noun
2 -2 0 0 word before post a
3 0 -3 0 word before public can
-3 0 3 0 word before public noun
2 0 -2 0 word before quality noun
-3 3 0 0 word before rcvd |
0 0 3 -2 word before read-only verb
-3 0 4 0 word before reading ,
0 -3 4 0 word before ready edge
0 2 -1 0 word before ready to
3 -2 -1 0 word before registered noun
-4 1 3 0 word before remaining noun
-6 6 0 0 word before repair ,
-2 2 0 0 word before report adjective
2 -2 0 0 word before report edge
0 -1 2 0 word before returned ,
-2 -3 6 0 word before returned edge
3 -2 -1 0 word before rework noun
-2 0 3 -1 word before right noun
-2 -1 -3 7 word before right other
4 0 0 -4 word before round edge
2 0 -1 -1 word before round noun
-2 2 0 0 word before run by
2 -2 0 0 word before run noun
-3 3 0 0 word before running ,
3 -3 0 0 word before running noun
-2 2 0 0 word before runs for
3 -3 0 0 word before runs noun
-1 0 2 0 word before same noun
-2 -3 -1 5 word before say noun
-1 3 0 -1 word before say other
-3 4 0 0 word before scan noun
-2 0 2 0 word before second noun
3 -3 0 0 word before set ,
2 -2 0 0 word before set of
-2 2 0 0 word before set up
4 -4 0 0 word before share in
-1 -2 3 0 word before shared noun
3 -3 0 0 word before shed edge
2 -2 0 0 word before shows edge
-2 2 0 0 word before sign up
-2 -1 3 0 word before sold noun
0 2 -1 0 word before sold or
-3 3 0 0 word before split in
2 -2 0 0 word before stays edge
-2 2 0 0 word before stop verb
-3 0 0 3 word before t noun
-3 4 0 0 word before test ,
-4 4 0 0 word before text noun
-2 2 0 0 word before ticks verb
2 -1 0 -1 word before times a
-3 0 0 3 word before times noun
2 0 -2 0 word before top edge
5 0 -4 0 word before total ,
2 0 -2 0 word before total =
-2 0 2 0 word before total adjective
4 0 -4 0 word before total edge
-3 0 3 0 word before total noun
-2 0 2 0 word before total of
-2 0 2 0 word before total per
-3 0 3 0 word before total verb
-3 3 0 0 word before track noun
-3 3 0 0 word before turn ,
3 -3 0 0 word before turn it
-2 2 0 0 word before upvote edge
-3 0 0 4 word before v noun
2 0 -2 0 word before vintage ,
-2 2 0 0 word before visits ,
-3 3 0 0 word before vote for
3 -2 0 0 word before votes edge
-3 3 0 0 word before wait ,
-2 2 0 0 word before waiting for
5 -4 0 0 word before waiting noun
-1 2 0 0 word before work and
-2 2 0 0 word before work edge
4 -4 0 0 word before work noun
-1 -1 2 0 word before working noun
-2 0 0 2 word before x ,
-1 -1 0 3 word before x noun
-2 0 0 2 word before y /
-1 0 -1 2 word before yes /
-2 2 0 0 word begins
-2 2 0 0 word begins VERB
-2 2 0 0 word bill
2 0 -2 0 word black
2 0 -2 0 word black ADJ
2 -2 0 0 word blasting
2 -2 0 0 word blasting VERB
-1 4 0 0 word book
-1 4 0 0 word book NOUN
-2 2 0 0 word booking
-2 2 0 0 word booking VERB
2 -2 0 0 word books
2 -2 0 0 word books NOUN
-3 3 -1 0 word born
-3 3 -1 0 word born VERB
-2 4 -1 0 word bought
-2 4 -1 0 word bought VERB
3 -3 0 0 word breaches
3 -3 0 0 word breaches VERB
3 -2 0 0 word break
3 -2 0 0 word break VERB
2 -1 0 0 word breakfast
2 -1 0 0 word breakfast NOUN
-5 5 0 0 word breaks
-5 5 0 0 word breaks NOUN
-2 2 -1 0 word built
-2 2 -1 0 word built VERB
2 -2 0 0 word buy
2 -2 0 0 word buy VERB
-2 2 0 0 word call
-2 2 0 0 word call NOUN
-3 3 0 0 word calls NOUN
2 -2 0 0 word calls VERB
2 -1 0 0 word card
-7 5 2 0 word cast
-7 5 2 0 word cast NOUN
2 -1 0 0 word catalogue NOUN
2 -1 0 0 word cause
2 -1 0 0 word cause VERB
-1 2 -1 0 word chase
-1 2 -1 0 word chase ADJ
2 -1 0 0 word check NOUN
-2 2 0 0 word claim
-2 2 0 0 word claim NOUN
2 1 -2 0 word close
2 1 -2 0 word close ADJ
-2 3 -1 0 word collecting
-2 3 -1 0 word collecting VERB
2 -1 -1 0 word combine
2 -1 -1 0 word combine VERB
-4 4 0 -1 word come
-2 3 0 0 word come NOUN
-1 2 0 0 word come VERB
-2 3 0 0 word comes
-2 3 0 0 word comes VERB
-2 2 1 0 word coming
-1 2 0 0 word coming VERB
-2 3 0 0 word comment
-2 3 0 0 word comment VERB
-3 3 0 0 word comments
-3 3 0 0 word comments NOUN
0 -2 3 0 word completed
0 -2 3 0 word completed VERB
-1 -2 3 0 word confirmed
-1 -2 3 0 word confirmed VERB
-1 -1 2 0 word controlled
-1 -1 2 0 word controlled VERB
2 -2 0 0 word coordinates
2 -2 0 0 word coordinates VERB
-1 2 0 0 word cost
2 -1 0 0 word costs NOUN
-4 4 0 0 word count
-5 5 0 0 word count NOUN
2 -2 0 0 word counts
2 -2 0 0 word counts VERB
-2 -1 0 3 word course
2 -1 0 0 word cross
-2 0 2 0 word current
-2 0 2 0 word current ADJ
-3 0 4 0 word custom
-3 0 4 0 word custom NOUN
-1 2 -1 0 word cut
-2 2 -1 0 word cut VERB
2 -2 0 0 word cutting
2 -2 0 0 word cutting VERB
-2 0 0 3 word d
3 -2 -2 -2 word date
3 -2 -2 -2 word date NOUN
2 -1 -1 -1 word day
2 -1 -1 -1 word day NOUN
2 -1 -1 -1 word days
2 -1 -1 -1 word days NOUN
-1 2 0 0 word deals
-2 2 0 0 word decline
-2 2 0 0 word decline NOUN
-2 2 0 0 word declines
-2 2 0 0 word declines NOUN
-2 3 0 0 word die
-2 3 0 0 word die NOUN
2 -2 0 0 word dies
2 -2 0 0 word dies VERB
-1 2 -1 0 word discharge
-1 2 -1 0 word discharge NOUN
-1 2 -1 0 word disposed
-2 3 0 0 word doing
-2 3 0 0 word doing VERB
-5 2 4 -1 word done
-5 2 4 -1 word done VERB
-2 0 -1 3 word double
-2 0 0 3 word double ADJ
2 -1 0 0 word downloads
2 -1 0 0 word downloads VERB
3 -2 0 0 word draft
3 -2 0 0 word draft VERB
-1 2 0 0 word drawn
-1 2 0 0 word drawn VERB
2 0 -2 0 word dress
2 -2 0 0 word dressing
2 -2 0 0 word dressing VERB
-1 2 0 0 word dry
-1 2 0 0 word dry ADJ
-2 3 0 0 word drying
-2 3 0 0 word drying VERB
-2 -1 3 0 word due
-2 -1 3 0 word due ADJ
-1 -1 2 0 word duplicate
0 -1 -1 2 word e.g.
0 -1 -1 2 word e.g. X
0 0 3 -2 word easy
0 0 3 -2 word easy ADV
0 2 -1 0 word edited
0 2 -1 0 word edited ADJ
2 0 -2 0 word elderly
2 0 -2 0 word elderly ADJ
-1 -1 0 2 word else
-1 -1 0 2 word else ADV
2 -2 0 0 word email
2 -2 0 0 word email NOUN
-1 -4 5 0 word empty
-1 2 0 0 word enter
-1 2 0 0 word enter VERB
-3 3 0 0 word estimate
-3 3 0 0 word estimate NOUN
-7 0 -1 8 word everything
-7 0 -1 8 word everything VERB
-1 0 2 0 word exact
-1 0 2 0 word exact ADJ
2 -2 0 0 word excel
2 -2 0 0 word excel VERB
2 0 -2 0 word excess
2 0 -2 0 word excess ADJ
-1 -1 2 0 word excused
-1 -1 2 0 word excused NOUN
0 -1 2 0 word expected
0 -1 2 0 word expected VERB
-4 4 0 0 word export
-4 4 0 0 word export NOUN
0 -3 4 0 word express
0 -3 4 0 word express VERB
2 0 -2 0 word fair
2 0 -2 0 word fair ADJ
4 0 -3 0 word fat
4 0 -3 0 word fat ADJ
-1 2 0 0 word fell
-1 2 0 0 word fell VERB
2 -1 0 0 word file
2 -1 0 0 word file VERB
-2 0 3 0 word final
-2 0 3 0 word final ADJ
-1 2 0 0 word finding
-1 2 0 0 word finding VERB
2 -2 0 0 word finish
2 -2 0 0 word finish VERB
-2 0 2 0 word finished
-2 0 2 0 word finished VERB
2 -2 0 0 word finishing
2 -2 0 0 word finishing VERB
-3 0 4 -1 word firm
-4 0 5 0 word firm NOUN
-1 -1 2 0 word first
-1 -1 2 0 word first ADJ
-2 2 0 0 word fish
-2 -1 3 0 word fitted
-2 -1 3 0 word fitted NOUN
2 0 -1 0 word fitting
2 0 -1 0 word fitting ADJ
-2 3 0 0 word flag
2 0 -2 0 word flush
2 0 -2 0 word flush ADJ
-1 2 -1 0 word forget
-1 2 -1 0 word forget VERB
-1 0 2 0 word fortnightly
-1 0 2 0 word fortnightly NOUN
-3 1 3 0 word found
-2 1 2 0 word found VERB
-1 0 3 -1 word free
0 0 2 -1 word free ADV
-3 0 3 0 word front
-2 0 3 0 word front NOUN
-2 0 2 0 word full
-2 0 2 0 word full ADJ
-1 2 0 0 word get
-1 2 0 0 word get VERB
-1 2 0 0 word gets
-1 2 0 0 word gets VERB
-2 2 0 0 word getting
-2 2 0 0 word getting VERB
-2 3 -1 0 word give
-1 2 0 0 word give NOUN
-1 2 -1 0 word go
-1 2 -1 0 word go VERB
-3 3 0 0 word goes
-1 2 0 0 word goes VERB
-1 2 -1 0 word gone
-1 2 -1 0 word gone VERB
-1 0 2 0 word good
-1 0 2 0 word good ADJ
-2 3 -1 0 word got
-2 3 -1 0 word got VERB
0 2 -1 0 word graded
0 2 -1 0 word graded ADJ
2 -1 0 0 word graph
2 -1 0 0 word graph NOUN
-3 0 3 0 word gross
-3 0 3 0 word gross ADJ
2 -2 0 0 word grow
2 -2 0 0 word grow VERB
2 -1 -1 0 word guided
2 -1 -1 0 word guided VERB
-3 -1 -1 4 word h
-3 -1 -1 4 word h NOUN
-2 0 -1 3 word ha
-2 0 -1 3 word ha NOUN
-3 -1 0 3 word half
-2 -1 0 3 word half NOUN
2 -2 0 0 word harvests
-2 3 0 0 word helping
-2 3 0 0 word helping VERB
-1 0 0 2 word hi
-1 0 0 2 word hi INTJ
-1 0 2 0 word high
-1 0 2 0 word high ADJ
4 0 -4 0 word highest
4 0 -4 0 word highest ADJ
2 -1 0 0 word hiring
2 -1 0 0 word hiring VERB
-4 0 -1 5 word hmm
-4 0 -1 5 word hmm NOUN
-2 -3 0 5 word home
-3 -1 0 4 word home NOUN
0 -2 0 2 word home VERB
2 -1 0 -1 word hours
2 -1 0 -1 word hours NOUN
-1 -1 -1 2 word how
-1 -1 -1 2 word how ADV
2 -1 0 0 word hull
2 -1 0 0 word hull VERB
-4 -1 0 6 word i'm
-4 -1 0 6 word i'm PROPN
-3 -1 0 5 word im
-3 -1 0 5 word im NOUN
-2 3 0 0 word issue
-2 3 0 0 word issue NOUN
2 0 0 -1 word item
-2 0 0 3 word k
-2 0 0 3 word k NOUN
-1 2 0 0 word keep
-1 2 0 0 word keep VERB
-1 2 0 0 word keeps
-1 2 0 0 word keeps VERB
-1 2 0 0 word kept
-1 2 0 0 word kept VERB
2 0 -2 0 word key
2 0 -2 0 word key ADJ
-2 2 0 0 word keys
-2 2 0 0 word keys NOUN
-1 -2 3 0 word kind
-1 -2 3 0 word kind NOUN
-1 -1 0 2 word km
-1 -1 0 2 word km NOUN
-3 1 1 1 word last
-3 1 2 0 word last ADJ
-6 4 2 0 word left
-2 4 -1 0 word left NOUN
-4 0 4 -1 word left VERB
-2 3 0 0 word let
-2 3 0 0 word let VERB
2 -1 0 0 word letter
2 -2 0 0 word lift
2 -2 0 0 word lift VERB
2 0 -2 0 word light
2 0 -2 0 word light ADJ
-2 3 0 0 word like
-2 2 0 0 word like NOUN
2 -2 0 0 word lines
2 -1 -1 -1 word list
2 -2 0 0 word list VERB
-2 2 0 0 word lists
-2 2 0 0 word lists NOUN
-2 -1 4 0 word live
-2 -1 4 0 word live VERB
0 2 0 0 word log
-3 3 0 0 word logging
-3 3 0 0 word logging NOUN
2 -1 0 -1 word long
2 -1 0 -1 word long ADJ
-4 4 0 0 word looking
-2 4 -1 0 word lost
-2 4 -1 0 word lost VERB
-1 0 3 -2 word low
0 0 2 -2 word low ADV
0 -1 0 2 word m
-1 -1 0 2 word m NOUN
-2 3 0 0 word made
-2 3 0 0 word made VERB
-3 3 0 0 word mail
-3 3 0 0 word mail NOUN
-4 5 0 0 word make NOUN
5 -5 0 0 word make VERB
-1 2 0 0 word making
-1 2 0 0 word making VERB
-1 0 2 -1 word many
-1 0 2 -1 word many ADJ
2 -2 0 0 word map
2 -2 0 0 word map VERB
-1 2 0 0 word matters
-1 2 0 0 word matters NOUN
1 -3 0 1 word max
1 -3 0 1 word max NOUN
-4 4 0 0 word means
-1 0 2 0 word medical
-1 0 2 0 word medical ADJ
-3 0 5 0 word medium
-3 0 5 0 word medium NOUN
2 0 0 0 word members
2 0 0 0 word members NOUN
2 -1 0 0 word message
2 -1 0 0 word message NOUN
-4 5 0 -1 word mill
-4 5 0 -1 word mill NOUN
-1 0 2 -1 word min
-1 0 2 -1 word min NOUN
2 0 -2 0 word minimum
2 0 -2 0 word minimum ADJ
-4 0 4 0 word mint
-4 0 4 0 word mint NOUN
-5 4 1 0 word missing
-5 4 1 0 word missing VERB
2 0 -2 0 word mobile
2 0 -2 0 word mobile ADJ
2 -1 0 0 word month
2 -1 0 0 word month NOUN
-1 0 3 -2 word monthly
-2 0 2 0 word more
-2 0 3 0 word more ADJ
-2 0 1 2 word most
-1 0 2 0 word most ADJ
-1 0 -1 2 word most ADV
-4 -2 -1 6 word n
-4 -2 -1 5 word n NOUN
-3 3 0 0 word nag
-3 3 0 0 word nag NOUN
2 1 -2 -2 word name
1 1 -2 -2 word name NOUN
1 -1 0 0 word names
0 0 0 2 word never
0 0 0 2 word never ADV
-2 0 2 0 word new
-2 0 2 0 word new ADJ
-1 -1 2 0 word next
-1 -1 2 -1 word next ADJ
2 0 -1 0 word night
2 0 -1 0 word night NOUN
-1 -1 -1 3 word no.
-1 -1 -1 3 word no. NOUN
-2 -1 -1 4 word none
-2 -1 -1 4 word none NOUN
-1 0 2 0 word normal
-1 0 2 0 word normal ADJ
-1 0 0 2 word now
-1 0 0 2 word now ADV
2 -1 -1 -1 word number
2 -1 -1 -1 word number NOUN
4 -4 0 0 word offers
4 -4 0 0 word offers VERB
-1 0 0 2 word once
-1 0 0 2 word once ADV
-2 0 3 0 word online
-2 0 3 0 word online ADJ
-2 -2 -2 3 word only
-2 -2 -2 3 word only ADV
-1 -1 3 0 word open
-1 -1 3 0 word open ADJ
-2 3 0 0 word order NOUN
2 -2 0 0 word order VERB
-2 0 1 2 word other
-2 0 1 2 word other ADJ
-2 0 0 2 word p
-5 4 3 -1 word paid
-5 4 3 -1 word paid VERB
-3 0 4 0 word part
-4 0 4 0 word part NOUN
1 2 -2 0 word pass
-1 2 0 0 word pass VERB
2 -2 0 0 word passes
2 -2 0 0 word passes VERB
2 -1 0 0 word passport
2 -1 0 0 word passport NOUN
3 -2 -1 0 word people
2 -1 0 0 word people NOUN
2 -1 0 0 word people VERB
2 -2 -1 -1 word phone
2 0 -1 -1 word phone NOUN
-3 3 0 0 word phones
-3 3 0 0 word phones NOUN
2 -1 -1 -1 word photo
2 -1 -1 -1 word photo NOUN
-5 5 0 0 word photograph
2 -2 0 0 word pick
2 -1 0 0 word pick VERB
-3 3 0 0 word picture
-3 3 0 0 word picture NOUN
-3 3 0 0 word ping
-3 3 0 0 word ping NOUN
0 2 -1 0 word planned
0 2 -2 0 word planned VERB
0 2 -1 0 word played
0 2 -1 0 word played VERB
-1 2 0 0 word plays
-1 -1 0 3 word please
-1 -1 0 3 word please INTJ
3 -2 0 0 word police
3 -2 0 0 word pour
3 -2 0 0 word pour VERB
3 0 -3 0 word practical
3 0 -3 0 word practical ADJ
-3 0 4 0 word present
-3 0 4 0 word present ADJ
-4 4 0 0 word press
-4 4 0 0 word press NOUN
2 -1 -1 -1 word price
2 -1 -1 -1 word price NOUN
-2 0 2 0 word private
-2 0 2 0 word private ADJ
2 -2 0 0 word produce
2 -2 0 0 word produce VERB
2 -2 0 0 word proofreading
2 -2 0 0 word proofreading VERB
-2 0 2 0 word public
-2 0 2 0 word public ADJ
-2 3 0 0 word put
3 -1 -2 0 word quality
2 0 -2 0 word ranking
2 0 -2 0 word ranking ADJ
-3 3 0 0 word rcvd
-3 3 0 0 word rcvd NOUN
-2 2 0 0 word read
-2 2 0 0 word read VERB
0 0 3 -2 word read-only
0 0 3 -2 word read-only ADV
-5 1 4 0 word reading
-5 1 4 0 word reading NOUN
-2 -2 4 0 word ready
0 -2 2 0 word ready VERB
-1 2 0 0 word received
-1 2 -1 0 word received VERB
2 0 -2 0 word recipient
2 0 -2 0 word recipient ADJ
-1 -2 3 0 word recommended
-1 -2 3 0 word recommended VERB
-2 2 0 0 word recording
-2 2 0 0 word recording NOUN
2 -2 -1 0 word recycling
2 -2 -1 0 word recycling VERB
-2 0 3 0 word red
-2 0 3 0 word red ADJ
2 -2 0 0 word register
2 -2 0 0 word register VERB
3 -1 -1 0 word registered
3 -1 -1 0 word registered VERB
-3 3 0 0 word release
-3 3 0 0 word release NOUN
-4 1 3 0 word remaining
-4 1 3 0 word remaining VERB
-1 2 0 0 word remind
-1 2 0 0 word remind VERB
-1 2 0 0 word report
-1 2 0 0 word report NOUN
-1 2 0 0 word reserve
-1 2 0 0 word reserve NOUN
0 -4 4 0 word returned
0 -4 4 0 word returned VERB
3 -2 -1 0 word rework
3 -2 -1 0 word rework VERB
-3 1 2 0 word ridden
-3 1 2 0 word ridden NOUN
-8 -4 8 4 word right
-8 -1 6 3 word right NOUN
0 -3 3 1 word right VERB
-4 4 0 0 word rings
-4 4 0 0 word rings NOUN
0 -1 -1 2 word round
2 0 0 -2 word round ADV
-3 -1 0 4 word round NOUN
2 -2 0 0 word runs VERB
3 -2 -1 -1 word s
3 -2 -1 -1 word s NOUN
-2 0 3 0 word same
-2 0 3 0 word same ADJ
-3 2 -1 3 word say
-2 -1 -1 4 word say VERB
3 -2 0 0 word scrap
3 -2 0 0 word scrap VERB
-2 2 0 0 word scratch
-2 2 0 0 word scratch NOUN
-2 0 2 0 word second
-2 0 2 0 word second ADJ
-1 0 2 0 word secret
-1 0 2 0 word secret ADJ
-2 2 -1 -1 word see
-2 2 -1 -1 word see VERB
-1 2 0 0 word send
-1 2 0 0 word send VERB
-3 4 -1 0 word sent
-3 4 -1 0 word sent VERB
2 -2 0 0 word set
2 -2 0 0 word set VERB
-1 -2 3 0 word shared
-1 -2 3 0 word shared VERB
7 -3 -3 0 word shed
-2 2 0 0 word ship
2 -2 0 0 word shipping
2 -2 0 0 word shipping VERB
2 -1 0 0 word shoot
2 -1 0 0 word shoot VERB
-5 0 6 0 word shot
-5 0 6 0 word shot NOUN
-4 4 0 0 word show
-4 4 0 0 word show NOUN
-1 2 0 0 word shows NOUN
3 -2 0 0 word shows VERB
-2 2 0 0 word sign
-2 2 0 0 word sign NOUN
2 -2 -1 0 word skipper
2 -2 -1 0 word skipper VERB
2 -2 0 0 word slip
2 -2 0 0 word slip VERB
-2 0 2 0 word small
-2 0 2 0 word small ADJ
-1 -1 -1 3 word so
-1 -1 -1 3 word so ADV
-3 3 1 0 word sold
-3 3 1 0 word sold VERB
-1 -1 2 0 word sorry
-1 -1 2 0 word sorry ADJ
2 0 -2 0 word sound
-1 2 -1 0 word sown
-1 2 -1 0 word sown ADJ
2 -2 0 0 word spend
2 -2 0 0 word spend VERB
-3 3 0 0 word split
-2 3 0 0 word split NOUN
3 0 -3 0 word stable
3 0 -3 0 word stable ADJ
2 -1 0 0 word stand
2 -1 0 0 word stand VERB
2 -2 0 0 word start
2 -2 0 0 word start VERB
-2 2 0 0 word starts
-2 2 0 0 word starts VERB
-2 2 0 0 word stay
-2 2 0 0 word stay VERB
-1 -1 0 2 word still
-1 -1 0 2 word still ADV
-2 2 0 0 word sums
-2 2 0 0 word sums NOUN
-1 -1 0 2 word t
-1 -1 0 2 word t NOUN
-2 2 0 0 word take
-2 2 0 0 word take VERB
-2 2 0 0 word talks
-1 2 0 0 word test
-3 3 0 0 word test NOUN
-1 2 0 0 word text
-1 2 0 0 word text NOUN
-1 -1 -1 3 word then
-1 -1 -1 3 word then ADV
2 -1 -1 -1 word time
2 -1 -1 -1 word time NOUN
-4 -2 0 6 word times
-4 -2 0 6 word times NOUN
2 0 0 0 word title
2 0 0 0 word title NOUN
3 0 -1 0 word total
3 0 -1 0 word total ADJ
-2 2 0 0 word track
-2 2 0 0 word track NOUN
2 -1 0 0 word tuning
-1 0 0 2 word twice
-1 0 0 2 word twice ADV
-1 2 0 0 word two abstain or ,
0 -3 3 0 word two approved , ,
0 -2 3 0 word two asked other noun
2 -1 -1 0 word two asking , noun
2 -1 0 0 word two book noun edge
2 -2 0 0 word two book noun with
-2 3 -1 0 word two born , ,
-1 2 -1 0 word two broken edge noun
-4 4 0 0 word two call , noun
-3 1 2 0 word two cast , ,
-2 2 0 0 word two checks adjective edge
2 -1 0 0 word two collecting , noun
-2 3 0 0 word two come adjective other
2 -2 0 0 word two comment 's edge
0 -2 2 0 word two confirmed , ,
-1 -1 2 0 word two controlled edge noun
2 -2 0 0 word two counts noun noun
-2 2 0 0 word two decline or edge
-3 3 0 0 word two deposit , in
0 -3 3 0 word two done , ,
0 -2 2 0 word two done , edge
-1 2 -1 0 word two done noun ,
0 -2 2 0 word two done or edge
2 -2 0 0 word two draft is ,
2 -2 0 0 word two email and edge
-3 3 0 0 word two email edge noun
2 -2 0 0 word two end and noun
0 -2 0 2 word two everything verb but
0 -2 0 3 word two everything verb edge
-2 2 0 0 word two feed , in
-1 0 2 0 word two fortnightly or ,
2 -1 -1 0 word two guided edge noun
-1 2 0 0 word two hand noun in
-4 0 -1 5 word two hmm , ,
-2 3 0 0 word two issue , noun
-3 -1 4 0 word two kind edge noun
-2 0 2 0 word two last the of
-2 2 0 0 word two left adjective ,
-2 3 0 0 word two left adjective edge
-2 2 0 0 word two list edge verb
-2 2 0 0 word two log noun in
-2 2 0 0 word two logging without in
-1 -2 3 0 word two lost edge noun
0 0 2 -2 word two low noun adjective
-2 2 0 0 word two mail , to
-1 2 0 0 word two matters what is
-3 0 3 0 word two max and noun
-3 0 3 0 word two medium , ,
-1 0 2 0 word two medium / /
-3 0 4 0 word two min , and
-5 0 5 0 word two mint ( ,
-2 1 0 0 word two missing , noun
-1 3 -1 0 word two missing edge noun
-2 0 0 3 word two n / ,
-1 0 0 2 word two n / edge
0 -1 0 2 word two n noun noun
-3 0 4 0 word two net , ,
4 0 -3 0 word two net , noun
0 2 -2 0 word two open noun noun
-2 2 0 0 word two order noun noun
0 0 -3 3 word two other each noun
2 -1 -1 0 word two own their edge
-1 -1 2 0 word two own their noun
0 -6 6 0 word two paid , ,
0 -3 3 0 word two paid , edge
-2 1 2 0 word two paid noun edge
0 -2 2 0 word two paid noun or
3 -3 0 0 word two pay and edge
-2 2 0 0 word two pay and for
2 -2 0 0 word two permits noun for
3 -2 0 0 word two pick , up
-2 2 0 0 word two pick and up
-1 0 2 0 word two public edge noun
2 -1 0 0 word two publish , noun
-3 3 0 0 word two rcvd noun |
-4 0 4 0 word two reading , ,
0 -3 4 0 word two ready to edge
3 -2 -1 0 word two registered edge noun
2 0 -2 0 word two rental edge noun
-2 2 0 0 word two report edge adjective
0 -2 2 0 word two returned , ,
0 -4 4 0 word two returned or edge
-1 0 -1 2 word two right edge other
2 -2 0 0 word two run and noun
-2 2 0 0 word two runs noun for
-2 2 0 0 word two scan edge noun
0 3 -2 0 word two shared edge noun
-2 2 0 0 word two show edge noun
-2 2 0 0 word two stop noun verb
-2 2 0 0 word two test noun noun
-4 4 0 0 word two text edge noun
2 -1 0 0 word two thank , you
-3 0 0 3 word two times noun noun
-1 0 2 0 word two top on edge
2 0 -2 0 word two total , edge
2 0 -2 0 word two total noun ,
-3 3 0 0 word two track edge noun
3 -3 0 0 word two turn whose it
-2 2 0 0 word two upvote noun edge
2 0 -2 0 word two vintage , ,
-3 3 0 0 word two wait no ,
2 -2 0 0 word two waiting before noun
-2 0 0 2 word two y verb /
-1 2 0 0 word uploads
-1 2 0 0 word uploads VERB
-2 2 0 0 word upvote
-2 2 0 0 word upvote NOUN
0 2 -1 0 word used VERB
-3 0 0 4 word v
-3 0 0 4 word v NOUN
-3 -1 4 0 word vegan
-3 -1 4 0 word vegan NOUN
2 0 -2 0 word vintage
2 0 -2 0 word vintage ADJ
-2 2 0 0 word votes NOUN
-4 4 0 0 word wait
-3 3 0 0 word wait NOUN
-2 3 0 0 word waiting
-2 3 0 0 word waiting VERB
2 -2 0 0 word walks
2 -2 0 0 word walks VERB
-2 2 -1 -1 word want
-2 2 -1 -1 word want VERB
4 -3 0 -1 word washing
4 -3 0 -1 word washing VERB
-3 3 0 0 word watches
-3 3 0 0 word watches NOUN
0 2 -2 0 word weaned
0 2 -2 0 word weaned ADJ
2 -1 0 0 word wed
2 -1 0 0 word wed VERB
2 0 0 0 word week
2 0 0 0 word week NOUN
-1 0 4 -3 word weekly
-1 -2 -2 3 word when
-1 -2 -2 3 word when ADV
-1 -1 -1 3 word where
-1 -1 -1 3 word where ADV
2 -2 0 0 word win
2 -2 0 0 word win VERB
-2 2 0 0 word wins
-2 3 0 0 word won
-2 3 0 0 word won VERB
-4 0 4 0 word working
-4 1 4 0 word working VERB
2 -2 0 0 word works
2 -2 0 0 word works VERB
3 -2 0 0 word worming
3 -2 0 0 word worming VERB
3 -1 -2 0 word wound
-1 2 0 0 word write
-1 2 0 0 word write VERB
-2 0 2 0 word wrong
-2 0 2 0 word wrong ADJ
-1 -2 -1 5 word x
-1 -2 -1 5 word x NOUN
-2 0 0 2 word y
-2 0 0 2 word y NOUN
2 -1 0 0 word year
2 -1 0 0 word year NOUN
-2 -1 -1 4 word yes
-2 -1 -1 4 word yes INTJ
2 -2 0 0 word yield
2 -2 0 0 word yield VERB`;
